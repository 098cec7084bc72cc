import type { Picture } from '@foyer/ui/artwork';
import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { lazyPart } from '@foyer/ui/variants';
import { type ReactNode, Suspense } from 'react';
import type { ClipSource } from './clip.schema.ts';
import * as css from './clip-stage.css.ts';

/** The player comes with the first press. */
const ClipPlayer = lazyPart(async () => (await import('./clip-player.tsx')).ClipPlayer);

/** Something that a block plays. */
export interface Clip {
  id: string;
  title: string;
  source: ClipSource;
  picture?: Picture | undefined;
}

/** How a stage stands. */
export type ClipPhase = 'still' | 'playing' | 'ended';

/** Props of {@link ClipStage}. */
interface ClipStageProps {
  clip: Clip;
  phase: ClipPhase;
  onPhase: (phase: ClipPhase) => void;
  /** What stands over the picture at the end. */
  ended: ReactNode;
  sizes: string;
  className?: string;
}

const pictureSizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
] as const;

/** A picture with one button, in whose box the clip plays; at its end the picture is back, with what goes on from there. */
export function ClipStage({ clip, phase, onPhase, ended, sizes, className = '' }: ClipStageProps) {
  const t = useTranslate('info');
  const { id, title, source, picture } = clip;
  const still = picture && (
    <Artwork
      className={css.picture}
      picture={picture}
      size={[960, 540]}
      candidates={pictureSizes}
      sizes={sizes}
    />
  );
  return (
    <div className={`${css.stage} ${className}`}>
      {phase !== 'playing' && still}
      {phase === 'still' && (
        <button
          type="button"
          className={css.play}
          aria-label={t('info.clip.play', { title })}
          onClick={() => onPhase('playing')}
        >
          <span className={css.sign}>
            <Icon name="play" size={32} isOn />
          </span>
        </button>
      )}
      {phase === 'playing' && (
        <Suspense fallback={<Waiting>{still}</Waiting>}>
          <ClipPlayer
            key={id}
            source={source}
            title={title}
            onEnded={() => onPhase('ended')}
            onStopped={() => onPhase('still')}
          />
        </Suspense>
      )}
      {phase === 'ended' && <div className={css.ended}>{ended}</div>}
    </div>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span className={css.waiting} aria-busy="true" />
    </>
  );
}
