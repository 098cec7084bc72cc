import { selectIsLoading, selectPhase } from '@foyer/player-machine';
import { useTranslate } from '@foyer/ui/i18n';
import type { ReactNode } from 'react';
import { usePlayerSend, usePlayerValue } from '../player-context.ts';

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
  const { send } = usePlayerSend();
  const phase = usePlayerValue(selectPhase);
  const isLoading = usePlayerValue(selectIsLoading);
  const error = usePlayerValue(({ context }) => context.error);
  const retry = (
    <button type="button" className={classes.button} onClick={() => send({ type: 'player.retry' })}>
      {t('player.errorRetry')}
    </button>
  );

  if (phase === 'failed') {
    return (
      <div className={classes.root}>
        <div className={classes.message} role="alert">
          <p className={classes.title}>{t('player.error')}</p>
          <p className={classes.detail}>{t('player.errorCode', { code: error?.code ?? '' })}</p>
          {retry}
        </div>
      </div>
    );
  }
  if (isLoading) {
    return (
      <output className={classes.root} aria-label={t('player.loading')}>
        {spinner}
        {error && (
          <div className={classes.message}>
            <p className={classes.detail}>{t('player.errorNetwork')}</p>
            {retry}
          </div>
        )}
      </output>
    );
  }
  if (phase !== 'needUserGesture' && phase !== 'ended') return null;
  const label = t(phase === 'ended' ? 'player.replay' : 'player.gesture');
  return (
    <div className={classes.root}>
      <button
        type="button"
        className={classes.bigButton}
        aria-label={label}
        onClick={() => send({ type: 'player.toggle' })}
      >
        {renderFace(phase === 'ended' ? 'replay' : 'play', label)}
      </button>
    </div>
  );
}
