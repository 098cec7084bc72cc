import { useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import type { ContinueCardProps } from './continue-card.types.ts';
import { card, coveringLink, draws, drawn, frame } from '@foyer/ui/print/print.css';
import { ProgressLine } from '@foyer/ui/progress-line';
import { left, picture, row, title as titleStyle } from './captioned.css.ts';

/** Where a viewer stopped: picture with a line under it, title, what is left. */
export default function ContinueCardCaptioned({
  title,
  progress,
  minutesLeft,
  place,
}: ContinueCardProps) {
  const t = useTranslate();
  return (
    <article className={`${card} ${draws} ${row}`}>
      <div>
        <Artwork
          className={`${frame} ${picture}`}
          picture={title.backdrop}
          size={[168, 96]}
          title={title.title}
        />
        <ProgressLine value={progress} place="under" />
      </div>
      <div>
        <h3 className={titleStyle}>
          <a className={coveringLink} href={title.href}>
            <span className={drawn}>{title.title}</span>
          </a>
        </h3>
        {place !== undefined && <p className={left}>{place}</p>}
        {minutesLeft !== undefined && (
          <p className={left}>{t('format.minutesLeft', { count: minutesLeft })}</p>
        )}
      </div>
    </article>
  );
}
