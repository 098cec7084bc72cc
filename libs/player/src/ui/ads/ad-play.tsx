import { useTranslate } from '@foyer/ui/i18n';
import type { ReactNode } from 'react';
import type { FaceProps } from '../controls/control.types.ts';
import { ControlButton } from '../controls/control-button.tsx';
import { usePlayerScene } from '../player-context.ts';
import { toggleAd } from './ask-ad.ts';
import { useShownAd } from './use-shown-ad.ts';

/** Stops the advertisement on the screen and lets it go on. */
export function AdPlayButton({ className, children }: FaceProps<'play' | 'pause'>) {
  const t = useTranslate('player');
  const { running } = usePlayerScene();
  const ad = useShownAd();
  if (!ad) return null;
  const face = ad.isPaused ? 'play' : 'pause';
  const label = t(ad.isPaused ? 'player.adResume' : 'player.adPause');
  return (
    <ControlButton
      className={className}
      name="ad_play"
      label={label}
      onPress={() => toggleAd(running)}
    >
      {children(face, label)}
    </ControlButton>
  );
}

/** Stands in the middle of an advertisement that has been stopped: words, and a big way on. */
export function AdPaused({
  classes,
  children,
}: {
  classes: { root: string; button: string; words: string };
  children: ReactNode;
}) {
  const t = useTranslate('player');
  const isPaused = useShownAd()?.isPaused;
  if (!isPaused) return null;
  return (
    <div className={classes.root}>
      <AdPlayButton className={classes.button}>{() => children}</AdPlayButton>
      <p className={classes.words}>{t('player.adPaused')}</p>
    </div>
  );
}
