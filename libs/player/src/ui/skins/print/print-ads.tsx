import { Icon } from '@foyer/ui/icon';
import { useTranslate } from '@foyer/ui/i18n';
import { AdAbout } from '../../ads/ad-about.tsx';
import { AdOwner, AdTitle, AdToken } from '../../ads/ad-facts.tsx';
import { AdFreeLink } from '../../ads/ad-free-link.tsx';
import { AdLabel, AdTimeLeft } from '../../ads/ad-label.tsx';
import { AdLink } from '../../ads/ad-link.tsx';
import { AdPlayButton } from '../../ads/ad-play.tsx';
import { AdSkip } from '../../ads/ad-skip.tsx';
import { FullscreenButton } from '../../controls/screen-buttons.tsx';
import { MuteButton, VolumeSlider } from '../../controls/volume-control.tsx';
import { type AdParts, SkinAds, type SkinAdsProps } from '../shared/ad-layout.tsx';
import { volumeIcons } from '../shared/volume-icons.ts';
import * as css from './ads.css.ts';
import * as bar from './bar.css.ts';
import { captionLine } from './print.css.ts';
import { Word } from './word.tsx';

function Label() {
  const t = useTranslate('player');
  return (
    <>
      <AdLabel classes={{ root: css.mark, word: css.word, count: css.count }} />
      <AdTimeLeft className={css.left}>
        {(time) => (
          <>
            <span className={css.leftTime}>{time}</span>{' '}
            <span className={css.leftWords}>{t('player.adUntilEnd')}</span>
          </>
        )}
      </AdTimeLeft>
    </>
  );
}

function Details() {
  const t = useTranslate('player');
  return (
    <>
      <div className={css.info}>
        <AdTitle className={css.title} />
        <div className={css.facts}>
          <AdOwner className={css.owner} />
          <AdToken className={css.token} />
        </div>
        <div className={css.actions}>
          <AdLink className={css.link}>
            {({ host }) => (
              <>
                <span className={css.linkWord} title={host}>
                  {t('player.adSite')}
                </span>
                <Icon name="external" size={16} />
              </>
            )}
          </AdLink>
          <AdAbout
            classes={{
              root: css.about,
              button: css.link,
              sheet: css.sheet,
              heading: css.sheetHeading,
              text: css.sheetText,
              facts: css.sheetFacts,
              link: css.link,
            }}
          />
        </div>
      </div>
      <Skip />
    </>
  );
}

function Skip() {
  const t = useTranslate('player');
  return (
    <div className={css.offer}>
      <AdSkip
        face={{
          classes: { root: css.skip, waiting: css.skipWait, button: css.skipButton },
          waiting: (seconds) => t('player.adSkipIn', { count: seconds }),
          face: (label) => label,
        }}
      />
      <AdFreeLink className={css.adFree} />
    </div>
  );
}

function Bar() {
  return (
    <div className={css.bar}>
      <AdPlayButton className={bar.button}>
        {(face, label) => <Word text={label} icon={face} isOn />}
      </AdPlayButton>
      <MuteButton className={bar.button}>
        {(face, label) => <Word text={label} icon={volumeIcons[face]} />}
      </MuteButton>
      <VolumeSlider className={css.volume} />
      <FullscreenButton className={bar.button}>
        {(isOn, label) => <Word text={label} icon={isOn ? 'exit-fullscreen' : 'fullscreen'} />}
      </FullscreenButton>
    </div>
  );
}

/** A strip under the film. Look 2 §2 "Ad break" */
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
  bar: <Bar />,
};

/** Advertising in the hand of the label; it comes with the first break. */
export const PrintAds = (props: SkinAdsProps) => <SkinAds ads={ads} {...props} />;
