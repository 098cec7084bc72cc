import {
  selectIsLoading,
  selectIsReconnecting,
  selectNextOffer,
  selectPhase,
} from '@foyer/player-machine';
import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import type { ReactNode } from 'react';
import { errorReason } from '../../telemetry/playback-report.ts';
import { usePlayerSend, usePlayerValue } from '../player-context.ts';
import { usePatience } from '../use-patience.ts';
import { ControlButton } from './control-button.tsx';

/** A wait that lasts so long is said, in milliseconds. */
const LONG_WAIT_MS = 1_000;

/** How a skin draws what stands in the middle of the picture. */
export interface StatusClasses {
  root: string;
  /** A sentence and a button below each other. */
  message: string;
  title: string;
  detail: string;
  button: string;
  bigButton: string;
}

/** Props of {@link StatusLayer}. */
export interface StatusLayerProps {
  classes: StatusClasses;
  /** Shown while the viewer waits; the skin delays it. */
  spinner: ReactNode;
  /** Face of the big button. */
  renderFace: (face: 'play' | 'replay', label: string) => ReactNode;
}

/** Waiting, a needed gesture, the end, and errors, in the middle of the picture. PLAYER-005 to PLAYER-007, PLAYER-011 */
export function StatusLayer({ classes, spinner, renderFace }: StatusLayerProps) {
  const t = useTranslate('player');
  const phase = usePlayerValue(selectPhase);
  const isLoading = usePlayerValue(selectIsLoading);
  const isReconnecting = usePlayerValue(selectIsReconnecting);
  const hasOffer = usePlayerValue((snapshot) => selectNextOffer(snapshot) !== undefined);

  const isFailed = phase === 'failed';
  const isWaiting = !isFailed && isLoading;
  // A short wait, such as that of each seek, is not worth a word.
  const isLongWait = usePatience(isWaiting, LONG_WAIT_MS);
  const needsGesture = !isWaiting && phase === 'needUserGesture';
  // While the buffer lasts, the film goes on, and nobody needs to know.
  const isCutOff = isWaiting && isReconnecting;
  const hasEnded = !isWaiting && phase === 'ended';
  const words = stateWords({
    isLongWait: isLongWait && !isCutOff,
    needsGesture,
    // What follows says itself that this is over.
    hasEnded: hasEnded && !hasOffer,
  });
  return (
    <>
      {/* Both are there before their words are: only so are they heard for certain. */}
      <div role="alert">{isFailed && <Failure classes={classes} />}</div>
      <output className={classes.root}>
        {isWaiting && spinner}
        {words !== undefined && <VisuallyHidden>{t(words)}</VisuallyHidden>}
        {isCutOff && (
          <div className={classes.message}>
            <p className={classes.detail}>{t('player.errorNetwork')}</p>
            <Retry className={classes.button} />
          </div>
        )}
      </output>
      {(needsGesture || hasEnded) && (
        <BigButton classes={classes} face={hasEnded ? 'replay' : 'play'}>
          {renderFace}
        </BigButton>
      )}
    </>
  );
}

/** What is said to whoever does not see why it is silent. */
function stateWords(state: Record<'isLongWait' | 'needsGesture' | 'hasEnded', boolean>) {
  if (state.isLongWait) return 'player.loading';
  if (state.needsGesture) return 'player.gesture';
  return state.hasEnded ? 'player.ended' : undefined;
}

/** Starts playback that waits for a gesture, or that has ended. PLAYER-011 */
function BigButton({
  classes,
  face,
  children,
}: {
  classes: StatusClasses;
  face: 'play' | 'replay';
  children: StatusLayerProps['renderFace'];
}) {
  const t = useTranslate('player');
  const { send } = usePlayerSend();
  const label = t(face === 'replay' ? 'player.replay' : 'player.gesture');
  return (
    <div className={classes.root}>
      <ControlButton
        className={classes.bigButton}
        name="play"
        label={label}
        onPress={() => send({ type: 'player.toggle' })}
      >
        {children(face, label)}
      </ControlButton>
    </div>
  );
}

/** What went wrong, with a code for support; a retry goes on where playback stopped. PLAYER-006 */
function Failure({ classes }: Pick<StatusLayerProps, 'classes'>) {
  const t = useTranslate('player');
  const error = usePlayerValue(({ context }) => context.error);
  return (
    <div className={classes.root}>
      <div className={classes.message}>
        <p className={classes.title}>{t('player.error')}</p>
        <p className={classes.detail}>
          {t('player.errorHelp')} {error && t('player.errorCode', { code: errorReason(error) })}
        </p>
        <Retry className={classes.button} />
      </div>
    </div>
  );
}

function Retry({ className }: { className: string }) {
  const t = useTranslate('player');
  const { send } = usePlayerSend();
  return (
    <ControlButton
      className={className}
      name="retry"
      onPress={() => send({ type: 'player.retry' })}
    >
      {t('player.errorRetry')}
    </ControlButton>
  );
}
