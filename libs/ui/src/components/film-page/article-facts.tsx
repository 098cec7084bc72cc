import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { FilmPageProps } from '../component.types.ts';
import { fact, facts as factsStyle, term, value } from './article-parts.css.ts';
import { facts as factsArea } from './article.css.ts';

/** Facts of a film between hairlines. */
export function ArticleFacts({ facts, audioAndSubtitles, originalTitle }: FilmPageProps) {
  const t = useTranslate();
  const rows = [
    ...(originalTitle ? [{ term: t('print.original'), value: originalTitle }] : []),
    ...facts,
    ...(audioAndSubtitles.length > 0
      ? [{ term: t('film.audio'), value: audioAndSubtitles.join(', ') }]
      : []),
  ];
  return (
    <dl className={`${factsArea} ${factsStyle}`}>
      {rows.map((row) => (
        <div key={row.term} className={fact}>
          <dt className={term}>{row.term}</dt>
          <dd className={value}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
