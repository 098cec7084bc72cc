import { ConsentPage } from '@foyer/screens/consent-page';
import { useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/screens/state-page';
import { useLabel } from '@foyer/ui/theme';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { UnlistedHead, type UnlistedHeadProps } from '@foyer/page-parts/unlisted/unlisted-head';
import { voiceReturn } from './voice-return.ts';

/** Props of {@link VoiceAssistantPage}. */
export interface VoiceAssistantPageProps extends Pick<UnlistedHeadProps, 'address'> {
  /** Viewers' origin. */
  origin: string;
  /** Phone or e-mail of the account. */
  login: string;
}

/**
 * Asks whether the assistant may act for the account, and brings the answer back to it. Whoever receives the answer on
 * the label's list issues the code: the contract has no call for it.
 */
export function VoiceAssistantPage({ address, origin, login }: VoiceAssistantPageProps) {
  const t = useTranslate('screen');
  const label = useLabel();
  const { hasDemoPowers } = usePageConfig();
  const { search } = useLocation();
  const [isPending, setPending] = useState(false);
  const back = voiceReturn(search, { label, origin, hasDemoPowers });
  const answer = (target: string) => {
    setPending(true);
    // The question must not be asked again by the way back.
    window.location.replace(target);
  };
  return (
    <>
      <UnlistedHead title={t('screen.voiceAssistant.title')} address={address} />
      {back ? (
        <ConsentPage
          heading={t('screen.voiceAssistant.heading')}
          text={t('screen.voiceAssistant.text', { login })}
          confirm={{
            title: t('screen.voiceAssistant.confirm'),
            onPress: () => answer(back.confirmed),
          }}
          cancel={{
            title: t('screen.voiceAssistant.cancel'),
            onPress: () => answer(back.cancelled),
          }}
          isPending={isPending}
        />
      ) : (
        <main>
          <StatePage
            kind="empty"
            heading={t('screen.voiceAssistant.wrong')}
            text={t('screen.voiceAssistant.wrong_text')}
            action={{ title: t('screen.voiceAssistant.home'), href: '/' }}
          />
        </main>
      )}
    </>
  );
}
