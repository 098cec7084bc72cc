import { useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import { card, coveringLink, draws, drawn, frame } from '@foyer/ui/print/print.css';
import { ProgressLine } from '@foyer/ui/progress-line';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import type { EpisodeCardProps } from './episode.types.ts';
import {
  facts as factsStyle,
  figure,
  number as numberStyle,
  picture as pictureStyle,
  row,
  summary as summaryStyle,
  title as titleStyle,
  words,
} from './print.css.ts';
import { useEpisodeFacts } from './use-episode-facts.ts';

/** A line of a contents page: number, still, title, one line, minutes and date. */
export default function PrintEpisodeCard({ episode, isCurrent = false }: EpisodeCardProps) {
  const t = useTranslate();
  const { href, number, title, picture, summary, progress, isWatched } = episode;
  const facts = useEpisodeFacts(episode);
  return (
    <article
      className={`${card} ${draws} ${row}`}
      data-current={isCurrent || undefined}
      data-watched={isWatched || undefined}
    >
      <span className={numberStyle} aria-hidden="true">
        {number}
      </span>
      <div className={figure}>
        <Artwork className={`${frame} ${pictureStyle}`} picture={picture} size={[240, 135]} />
        {progress !== undefined && <ProgressLine value={progress} place="under" />}
      </div>
      <div className={words}>
        <h3 className={titleStyle}>
          <a className={coveringLink} href={href} aria-current={isCurrent || undefined}>
            <VisuallyHidden>{t('card.episode', { number })}. </VisuallyHidden>
            <span className={drawn}>{title}</span>
          </a>
        </h3>
        {summary && <p className={summaryStyle}>{summary}</p>}
        {facts && <p className={factsStyle}>{facts}</p>}
      </div>
    </article>
  );
}
