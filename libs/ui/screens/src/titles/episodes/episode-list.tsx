import { EpisodeCard } from '../../cards/episode-card/index.ts';
import type { EpisodesProps } from './episodes.types.ts';

type Props = Pick<EpisodesProps, 'episodes' | 'currentId' | 'empty'> & {
  className: string;
  emptyClassName: string;
};

/** The episodes in their order, or the words that there are none. */
export function EpisodeList({ episodes, currentId, empty, className, emptyClassName }: Props) {
  if (episodes.length === 0) return <p className={emptyClassName}>{empty}</p>;
  return (
    <ol className={className}>
      {episodes.map((episode) => (
        <li key={episode.id}>
          <EpisodeCard episode={episode} isCurrent={episode.id === currentId} />
        </li>
      ))}
    </ol>
  );
}
