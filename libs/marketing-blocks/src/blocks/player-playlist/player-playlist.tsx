import { useLabel } from '@foyer/ui/theme';
import { ClipEnd } from '../../parts/clip-end.tsx';
import { ClipStage } from '../../parts/clip-stage.tsx';
import { ItemsSection } from '../../parts/items-section.tsx';
import { ClipList } from './clip-list.tsx';
import { NextUp } from './next-up.tsx';
import * as css from './player-playlist.css.ts';
import type { PlayerPlaylistProps } from './player-playlist.schema.ts';
import { usePlaylist } from './use-playlist.ts';

/** Clips in a row: a stage, and their list beside it; the next one begins after five seconds unless it is stopped. */
export function PlayerPlaylist({ title, label, clips }: PlayerPlaylistProps) {
  const look = useLabel().variants.cards;
  const { current, phase, secondsLeft, play, setPhase, stop } = usePlaylist(clips.length);
  const clip = clips[current];
  if (!clip) return null;
  const next = clips[current + 1];
  const again = () => play(current);
  return (
    <ItemsSection title={title} label={label}>
      <div className={css.root[look]}>
        <ClipStage
          className={css.stage[look]}
          clip={clip}
          phase={phase}
          onPhase={setPhase}
          sizes="(min-width: 64em) 66vw, 100vw"
          ended={
            next && secondsLeft !== undefined ? (
              <NextUp
                title={next.title}
                secondsLeft={secondsLeft}
                onNow={() => play(current + 1)}
                onStop={stop}
              />
            ) : (
              <ClipEnd title={clip.title} href={clip.href} onAgain={again} />
            )
          }
        />
        <div className={css.side}>
          <ClipList clips={clips} current={current} onChoose={play} />
        </div>
      </div>
    </ItemsSection>
  );
}
