import { Icon } from '@foyer/ui/icon';
import type { ReactNode } from 'react';
import { AdCaptions } from '../../ads/ad-captions.tsx';
import { AdPaused } from '../../ads/ad-play.tsx';
import { AdProgress, type AdProgressClasses } from '../../ads/ad-progress.tsx';
import { AdWaiting } from '../../ads/ad-waiting.tsx';
import { WhileAdShows } from '../../ads/while-ad-shows.tsx';
import { useKeptFocus } from '../../controls/use-kept-focus.ts';

/** How a skin shows advertising. */
export interface AdParts {
  classes: {
    /** Holds all but label and header, and takes no place. */
    controls: string;
    scrim: string;
    label: string;
    details: string;
    paused: string;
    pausedButton: string;
    pausedWords: string;
    captions: string;
    captionLine: string;
    /** A place for companions, empty while there are none; its size is `--beside-width` and `--beside-height`. */
    beside: string;
  };
  progress: AdProgressClasses;
  /** Says that this is an advertisement; first in reading order. */
  label: ReactNode;
  /** Whose it is, its token, and where it leads. */
  details: ReactNode;
  /** The way past it, where that stands apart from the details. */
  skip?: ReactNode;
  /** Its buttons: play, sound, size. */
  bar: ReactNode;
}

/** Where a part of advertising stands, and what it takes of the skin. */
export interface SkinAdsProps {
  /** The label stands before all else, the rest after the header. */
  place: 'head' | 'controls';
  /** Class of what stands in the middle of the picture. */
  status: string;
  /** Shown while nothing of the break is on the screen. */
  waiting: ReactNode;
}

/** What a skin shows of advertising at one of its two places. */
export const SkinAds = ({ ads, place, ...rest }: SkinAdsProps & { ads: AdParts }) =>
  place === 'head' ? (
    <WhileAdShows className={ads.classes.label}>{ads.label}</WhileAdShows>
  ) : (
    <AdControls ads={ads} {...rest} />
  );

/**
 * What stands over and under advertising. Nothing of the content can be moved or chosen meanwhile, and presses elsewhere
 * are the advertisement's.
 */
function AdControls({ ads, status, waiting }: Omit<SkinAdsProps, 'place'> & { ads: AdParts }) {
  const box = useKeptFocus(true);
  return (
    <div ref={box} className={ads.classes.controls}>
      <div className={ads.classes.scrim} />
      <AdWaiting className={status}>{waiting}</AdWaiting>
      <AdPaused
        classes={{
          root: ads.classes.paused,
          button: ads.classes.pausedButton,
          words: ads.classes.pausedWords,
        }}
      >
        <Icon name="play" size={28} isOn />
      </AdPaused>
      <WhileAdShows className={ads.classes.details}>{ads.details}</WhileAdShows>
      {ads.skip}
      <AdCaptions classes={{ root: ads.classes.captions, line: ads.classes.captionLine }} />
      <div className={ads.classes.beside} data-beside />
      <AdProgress classes={ads.progress} />
      {ads.bar}
    </div>
  );
}
