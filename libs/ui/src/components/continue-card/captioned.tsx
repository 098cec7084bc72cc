import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Artwork } from '../artwork/index.ts';
import type { ContinueCardProps } from '../component.types.ts';
import { card, coveringLink, draws, drawn, frame } from '../print/print.css.ts';
import { bar, left, picture, row, title as titleStyle } from './captioned.css.ts';

/** Where a viewer stopped: picture with a line under it, title, what is left. */
export default function ContinueCardCaptioned({ title, progress, minutesLeft }: ContinueCardProps) {
  const t = useTranslate();
  const percent = Math.round(progress * 100);
  return (
    <article className={`${card} ${draws} ${row}`}>
      <div>
        <Artwork
          className={`${frame} ${picture}`}
          picture={title.backdrop}
          size={[168, 96]}
          title={title.title}
        />
        <progress
          className={bar}
          max={100}
          value={percent}
          aria-label={t('card.watched', { percent })}
        />
      </div>
      <div>
        <h3 className={titleStyle}>
          <a className={coveringLink} href={title.href}>
            <span className={drawn}>{title.title}</span>
          </a>
        </h3>
        {minutesLeft !== undefined && (
          <p className={left}>{t('format.minutesLeft', { count: minutesLeft })}</p>
        )}
      </div>
    </article>
  );
}
