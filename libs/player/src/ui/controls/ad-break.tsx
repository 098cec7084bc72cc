import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useAdBreak, usePlayerScene } from '../player-context.ts';
import { ControlButton } from './control-button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** Such as «Реклама 1 из 2»; nothing while nothing is on the screen. */
function useAdWords(): string | undefined {
  const t = useTranslate('player');
  const { isShowing, position, count } = useAdBreak() ?? {
    isShowing: false,
    position: 0,
    count: 0,
  };
  if (!isShowing) return undefined;
  return count > 1 ? t('player.adOf', { current: position, total: count }) : t('player.ad');
}

/** Says that what is on the screen is an advertisement, and which of how many. */
export function AdLabel({ className }: { className: string }) {
  const words = useAdWords();
  return words === undefined ? null : <span className={className}>{words}</span>;
}

/** Says the same aloud; stands beside the controls all the time, for only so it is heard for certain. */
export function AdAnnouncer() {
  const { ads } = usePlayerScene().running;
  const words = useAdWords();
  if (!ads) return null;
  return <output>{words !== undefined && <VisuallyHidden>{words}</VisuallyHidden>}</output>;
}

/** Passes over an advertisement that allows it; until then the seconds that are left. EMBED-009 */
export function AdSkip({ className }: { className: string }) {
  const t = useTranslate('player');
  const { ads } = usePlayerScene().running;
  const skipIn = useAdBreak()?.skipIn;
  const box = useKeptFocus(skipIn === 0);
  return (
    <div ref={box}>
      {skipIn !== undefined && skipIn > 0 && (
        <span className={className} data-waits="">
          {t('player.adSkipIn', { count: skipIn })}
        </span>
      )}
      {skipIn === 0 && (
        <ControlButton className={className} name="ad_skip" onPress={() => ads?.skip()}>
          {t('player.adSkip')}
        </ControlButton>
      )}
    </div>
  );
}

/** Shown while nothing of the break is on the screen yet. */
export function AdWaiting({ className, children }: { className: string; children: ReactNode }) {
  const t = useTranslate('player');
  const isShowing = useAdBreak()?.isShowing;
  return (
    <output className={className}>
      {!isShowing && children}
      {!isShowing && <VisuallyHidden>{t('player.loading')}</VisuallyHidden>}
    </output>
  );
}
