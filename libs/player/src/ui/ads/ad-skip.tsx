import { useTranslate } from '@foyer/ui/i18n';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { ControlButton } from '../controls/control-button.tsx';
import { useKeptFocus } from '../controls/use-kept-focus.ts';
import { usePlayerScene } from '../player-context.ts';
import { useShownAd } from './use-shown-ad.ts';

/** How a skin draws {@link AdSkip}. */
export interface AdSkipFace {
  classes: {
    /** Holds one or the other, in one place. */
    root: string;
    waiting: string;
    button: string;
  };
  /** Draws the wait; gets `--gone`, the share of it that is over. */
  waiting: (seconds: number) => ReactNode;
  /** Stands on the button. */
  face: (label: string) => ReactNode;
}

/**
 * Passes over an advertisement that allows it; until then words with the seconds that are left. The button comes
 * without taking the focus. EMBED-009
 */
export function AdSkip({ face: { classes, waiting, face } }: { face: AdSkipFace }) {
  const t = useTranslate('player');
  const { ads } = usePlayerScene().running;
  const ad = useShownAd();
  const box = useKeptFocus(ad?.skipIn === 0);
  const label = t('player.adSkip');
  return (
    <div ref={box} className={classes.root}>
      {ad?.skipIn !== undefined && ad.skipIn > 0 && (
        <Wait key={ad.position} className={classes.waiting} seconds={ad.skipIn}>
          {waiting(ad.skipIn)}
        </Wait>
      )}
      {ad?.skipIn === 0 && (
        <ControlButton
          className={classes.button}
          name="ad_skip"
          onPress={() => ads?.ask('ad.skip')}
        >
          {face(label)}
        </ControlButton>
      )}
    </div>
  );
}

/** Counts from the seconds that it began with. */
function Wait({
  className,
  seconds,
  children,
}: {
  className: string;
  seconds: number;
  children: ReactNode;
}) {
  const [total] = useState(seconds);
  return (
    <p className={className} style={{ '--gone': 1 - seconds / total } as CSSProperties}>
      {children}
    </p>
  );
}
