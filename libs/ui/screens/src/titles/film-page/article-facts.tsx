import { useTranslate } from '@foyer/ui/i18n';
import type { FilmFootProps } from './film-foot.types.ts';
import { fact, facts as factsStyle, term, value } from './article-parts.css.ts';
import { facts as factsArea } from './article-foot.css.ts';

/** Facts of a film between hairlines. */
export function ArticleFacts({ facts, audioAndSubtitles, originalTitle }: FilmFootProps) {
  const t = useTranslate('item');
  const rows = [
    ...(originalTitle ? [{ term: t('print.original'), value: originalTitle }] : []),
    ...facts,
    ...(audioAndSubtitles.length > 0
      ? [{ term: t('item.parts.audio'), value: audioAndSubtitles.join(', ') }]
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
