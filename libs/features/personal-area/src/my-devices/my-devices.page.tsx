import { useTranslate } from '@foyer/ui/i18n';
import { LoadingLine } from '@foyer/ui/loading-line';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense } from 'react';
import { sitePath } from '@foyer/site-map';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { PersonalFrame, type PersonalFrameProps } from '../personal/personal-frame.tsx';

/** Comes with the flows, not with the page. */
const AccountDevices = lazyPart(async () => (await import('./account-devices.tsx')).AccountDevices);

/** The devices that are signed in to the account, and the way to remove them. DEV-001, DEV-007 */
export function MyDevicesPage({ address }: Pick<PersonalFrameProps, 'address'>) {
  const t = useTranslate('crumbs');
  const shell = useShell();
  const title = t('crumbs.devices');
  return (
    <PersonalFrame path={sitePath('/my/devices')} address={address} heading={title}>
      {shell ? (
        <Suspense fallback={<LoadingLine />}>
          <AccountDevices shell={shell} />
        </Suspense>
      ) : (
        <LoadingLine />
      )}
    </PersonalFrame>
  );
}
