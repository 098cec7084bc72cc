import { Icon } from '@foyer/ui/icon';
import { useTranslate } from '@foyer/ui/i18n';
import { AdAbout } from '../../ads/ad-about.tsx';
import { AdOwner, AdToken } from '../../ads/ad-facts.tsx';
import { AdFreeLink } from '../../ads/ad-free-link.tsx';
import { AdLabel, AdTimeLeft } from '../../ads/ad-label.tsx';
import { AdLink } from '../../ads/ad-link.tsx';
import { AdPlayButton } from '../../ads/ad-play.tsx';
import { AdSkip, type AdSkipFace } from '../../ads/ad-skip.tsx';
import { FullscreenButton } from '../../controls/screen-buttons.tsx';
import { MuteButton, VolumeSlider } from '../../controls/volume-control.tsx';
import { type AdParts, SkinAds, type SkinAdsProps } from '../shared/ad-layout.tsx';
import { volumeIcons } from '../shared/volume-icons.ts';
import * as css from './ads.css.ts';
import * as bar from './bar.css.ts';
import { captionLine } from './glass.css.ts';

function Label() {
  const t = useTranslate('player');
  return (
    <>
      <AdLabel classes={{ root: css.mark, word: css.word, count: css.count }} />
      <AdTimeLeft className={css.left}>{(time) => t('player.adLeft', { time })}</AdTimeLeft>
    </>
  );
}

function Details() {
  return (
    <>
      <AdLink className={css.link}>
        {({ title, host }) => (
          <>
            <span className={css.linkWords}>
              <span className={css.linkTitle} title={title}>
                {title}
              </span>{' '}
              <span className={css.linkHost} title={host}>
                {host}
              </span>
            </span>
            <Icon name="external" size={20} />
          </>
        )}
      </AdLink>
      <div className={css.facts}>
        <AdOwner className={css.owner} />
        <AdToken className={css.token} />
        <AdAbout
          classes={{
            root: css.about,
            button: css.aboutButton,
            sheet: css.sheet,
            heading: css.sheetHeading,
            text: css.sheetText,
            facts: css.sheetFacts,
            link: css.sheetLink,
          }}
        >
          <Icon name="info" size={16} />
        </AdAbout>
      </div>
      <AdFreeLink className={css.adFree}>
        <Icon name="crown" size={16} />
      </AdFreeLink>
    </>
  );
}

function SkipWait({ seconds }: { seconds: number }) {
  const t = useTranslate('player');
  return (
    <>
      <span className={css.skipRing} />
      <span>
        <span className={css.skipWord}>{t('player.adSkipShort')}</span>{' '}
        <span className={css.skipSeconds}>{t('player.adSkipAfter', { count: seconds })}</span>
      </span>
    </>
  );
}

const skipFace: AdSkipFace = {
  classes: { root: css.skip, waiting: css.skipWait, button: css.skipButton },
  waiting: (seconds) => <SkipWait seconds={seconds} />,
  face: (label) => (
    <>
      {label}
      <Icon name="next" size={20} isOn />
    </>
  ),
};

function Bar() {
  return (
    <div className={css.bar}>
      <AdPlayButton className={css.play}>
        {(face) => <Icon name={face} size={28} isOn />}
      </AdPlayButton>
      <MuteButton className={bar.button}>
        {(face) => <Icon name={volumeIcons[face]} size={28} />}
      </MuteButton>
      <VolumeSlider className={bar.volume} />
      <span className={bar.gap} />
      <FullscreenButton className={bar.button}>
        {(isOn) => <Icon name={isOn ? 'exit-fullscreen' : 'fullscreen'} size={28} />}
      </FullscreenButton>
    </div>
  );
}

/** Plates on the film. Look 2 §2 "Ad break" */
const ads: AdParts = {
  classes: {
    controls: css.controls,
    scrim: css.scrim,
    label: css.label,
    details: css.details,
    paused: css.paused,
    pausedButton: css.pausedButton,
    pausedWords: css.pausedWords,
    captions: css.captions,
    captionLine,
    beside: css.beside,
  },
  progress: { root: css.progress, part: css.progressPart, gone: css.progressGone },
  label: <Label />,
  details: <Details />,
  skip: <AdSkip face={skipFace} />,
  bar: <Bar />,
};

/** Advertising in the hand of the label; it comes with the first break. */
export const GlassAds = (props: SkinAdsProps) => <SkinAds ads={ads} {...props} />;
