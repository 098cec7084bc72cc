import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@foyer/client';
import { ActionRows } from '@foyer/screens/action-rows';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/screens/personal-page';
import { useLabel } from '@foyer/ui/theme';
import { sitePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { languageLinks } from '@foyer/page-runtime/navigation/language-links';
import { PersonalFrame, type PersonalFrameProps } from '../personal/personal-frame.tsx';
import { PinSection } from './pin-section.tsx';
import { ProfilesSection } from './profiles-section.tsx';
import { SignOutSection } from './sign-out-section.tsx';

/** What the viewer may change for the account and for this device. LANG-006, PIN-008 */
export function MySettingsPage({ address }: Pick<PersonalFrameProps, 'address'>) {
  const t = useTranslate('crumbs', 'screen');
  const user = useQuery(userQuery(useClient())).data;
  const title = t('crumbs.settings');
  const login = user?.phone ?? user?.email;
  return (
    <PersonalFrame
      path={sitePath('/my/settings')}
      address={address}
      heading={title}
      {...(login && { lead: t('screen.settings.signed_in', { login }) })}
    >
      <InterfaceSection />
      <PinSection />
      <ProfilesSection currentId={user?.profile?.id} />
      <SignOutSection />
    </PersonalFrame>
  );
}

/** The language of the page, and where else the account is open. */
function InterfaceSection() {
  const t = useTranslate('screen');
  const shell = useShell();
  const language = useLanguage();
  const [current] = languageLinks('/', useLabel().languages, language).filter(
    ({ isCurrent }) => isCurrent,
  );
  const request = { id: 'settings-language', name: 'language' };
  return (
    <PersonalSection heading={t('screen.settings.interface')}>
      <ActionRows
        rows={[
          {
            id: 'language',
            title: t('screen.settings.language'),
            value: current?.label,
            icon: 'globe',
            isBusy: !shell,
            onPress: () => shell?.tell('modal', { type: 'modal.open', request }),
          },
          {
            id: 'devices',
            title: t('screen.settings.devices'),
            note: t('screen.settings.devices_note'),
            icon: 'television',
            href: sitePath('/my/devices'),
          },
        ]}
      />
    </PersonalSection>
  );
}
