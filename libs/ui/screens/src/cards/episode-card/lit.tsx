import { useRef } from 'react';
import { artColorClass, Artwork, useArtColor } from '@foyer/ui/artwork';
import { litArt, litLink, litPicture } from '../poster-card/lit.css.ts';
import { ProgressLine } from '@foyer/ui/progress-line';
import type { EpisodeCardProps } from './episode.types.ts';
import { art, facts as factsStyle, row, summary as summaryStyle, title } from './lit.css.ts';
import { useEpisodeFacts } from './use-episode-facts.ts';

/** A still beside the number, the title and what happens; the one to go on with is lit. */
export default function LitEpisodeCard({ episode, isCurrent = false }: EpisodeCardProps) {
  const root = useRef<HTMLAnchorElement>(null);
  const { href, number, picture, summary, progress } = episode;
  useArtColor(root, picture.color);
  const facts = useEpisodeFacts(episode);
  return (
    <a
      ref={root}
      className={`${litLink} ${row} ${artColorClass(picture.color)}`}
      href={href}
      aria-current={isCurrent || undefined}
    >
      <span className={`${litArt} ${art}`}>
        <Artwork className={litPicture} picture={picture} size={[240, 135]} title={episode.title} />
        {progress !== undefined && <ProgressLine value={progress} />}
      </span>
      <span>
        <span className={title}>
          {number}. {episode.title}
        </span>
        {facts && <span className={factsStyle}>{facts}</span>}
        {summary && <span className={summaryStyle}>{summary}</span>}
      </span>
    </a>
  );
}
