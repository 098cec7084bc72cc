import { selectNextOffer } from '@foyer/player-machine';
import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Switch } from 'react-aria-components/Switch';
import { usePlayerScene, usePlayerSend, usePlayerValue } from '../player-context.ts';
import { speakTime } from '../speak-time.ts';
import { ControlButton } from './control-button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** Class names of {@link NextCard}. */
export type NextClasses = Readonly<
  Record<
    | 'card'
    | 'picture'
    | 'words'
    | 'heading'
    | 'title'
    | 'actions'
    | 'play'
    | 'cancel'
    | 'switchRow'
    | 'switchTrack',
    string
  >
>;

/** An archive goes on with the next programme, anything else with the next episode. */
const words = {
  episode: {
    label: 'player.next',
    stay: 'player.watchCredits',
    soon: 'player.nextSoon',
    automatic: 'player.nextAutomatic',
  },
  programme: {
    label: 'player.nextProgramme',
    stay: 'player.stay',
    soon: 'player.nextProgrammeSoon',
    automatic: 'player.nextProgrammeAutomatic',
  },
} as const;

const useWords = () => words[usePlayerScene().asset.type === 'catchup' ? 'programme' : 'episode'];

type Offer = NonNullable<ReturnType<typeof selectNextOffer>>;

const sameOffer = (one: Offer | undefined, other: Offer | undefined) =>
  one?.title === other?.title && one?.secondsLeft === other?.secondsLeft;

/** Offers what follows from the closing titles on: at once, after a countdown, or not by itself. */
export function NextCard(props: { classes: NextClasses; countdown?: ReactNode }) {
  const offer = usePlayerValue(selectNextOffer, sameOffer);
  const box = useKeptFocus(offer !== undefined);
  return (
    <>
      {/* There before its words are: only so are they heard for certain. */}
      <output>{offer && <SpokenOffer {...offer} />}</output>
      <div ref={box}>{offer && <Card {...props} offer={offer} />}</div>
    </>
  );
}

function Card({
  classes,
  countdown,
  offer: { title, secondsLeft },
}: {
  classes: NextClasses;
  /** Drawn around the seconds; gets `--gone`, the share of the countdown that is over. */
  countdown?: ReactNode;
  offer: Offer;
}) {
  const t = useTranslate('player');
  const { label, stay, automatic } = useWords();
  const { send } = usePlayerSend();
  const { nextPicture } = usePlayerScene();
  const isAutomatic = usePlayerValue(({ context }) => context.isNextAutomatic);
  const [total, setTotal] = useState(secondsLeft);
  if (secondsLeft > total) setTotal(secondsLeft);
  const gone = secondsLeft > 0 ? 1 - secondsLeft / total : 0;
  return (
    <section
      className={classes.card}
      aria-label={t(label)}
      style={{ '--gone': gone } as CSSProperties}
    >
      {nextPicture && (
        <div className={classes.picture}>
          <Artwork picture={nextPicture} size={[300, 169]} />
        </div>
      )}
      <div className={classes.words}>
        <p className={classes.heading}>
          {secondsLeft > 0 ? t('player.nextIn', { count: secondsLeft }) : t('player.nextOffer')}
          {secondsLeft > 0 && countdown}
        </p>
        <p className={classes.title}>{title}</p>
      </div>
      <div className={classes.actions}>
        <ControlButton
          className={classes.play}
          name="next_now"
          onPress={() => send({ type: 'next.play' })}
        >
          {t('player.nextPlay')}
        </ControlButton>
        <ControlButton
          className={classes.cancel}
          name="next_cancel"
          onPress={() => send({ type: 'next.cancel' })}
        >
          {t(stay)}
        </ControlButton>
      </div>
      <Switch
        className={classes.switchRow}
        isSelected={isAutomatic}
        onChange={(isOn) => send({ type: 'next.automatic', isOn })}
      >
        <span className={classes.switchTrack} aria-hidden="true" />
        {t(automatic)}
      </Switch>
    </section>
  );
}

/** Says the offer as it was when it came; not each second of the countdown. */
function SpokenOffer({ title, secondsLeft }: Offer) {
  const t = useTranslate('player');
  const { soon } = useWords();
  const [spoken] = useState(() =>
    secondsLeft === 0
      ? `${t('player.nextOffer')}: ${title}`
      : t(soon, { title, time: speakTime(secondsLeft, t, 'spokenAfter') }),
  );
  return <VisuallyHidden>{spoken}</VisuallyHidden>;
}
