import { formatDuration } from '@foyer/ui/i18n';
import { useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import type { TitleSummary } from '../../cards/poster-card/title-summary.types.ts';
import type { Top10Props } from './top10.types.ts';
import { card, coveringLink, draws, drawn, frame } from '@foyer/ui/print/print.css';
import { Section } from '@foyer/ui/print/section';
import { facts, list, picture, rank, row, title as titleStyle, words } from './list.css.ts';

/** Ten titles by rank, in two numbered columns. */
export default function Top10List({ heading, titles }: Top10Props) {
  return (
    <Section heading={heading}>
      <ol className={list}>
        {titles.map((title, index) => (
          <li key={title.id} className={`${card} ${draws} ${row}`}>
            <span className={rank}>{index + 1}</span>
            <div className={words}>
              <h3 className={titleStyle}>
                <a className={coveringLink} href={title.href}>
                  <span className={drawn}>{title.title}</span>
                </a>
              </h3>
              <Facts title={title} />
            </div>
            <Artwork
              className={`${frame} ${picture}`}
              picture={title.poster}
              size={[46, 67]}
              title=""
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Facts({ title: { genres, durationMinutes, year } }: { title: TitleSummary }) {
  const t = useTranslate();
  const length = durationMinutes === undefined ? year : formatDuration(durationMinutes, t);
  return <p className={facts}>{[genres[0], length].filter(Boolean).join(', ')}</p>;
}
