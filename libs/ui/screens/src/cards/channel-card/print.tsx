import { useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import { card, coveringLink, draws, drawn, frame } from '@foyer/ui/print/print.css';
import { ProgressLine } from '@foyer/ui/progress-line';
import type { ChannelCardProps } from './channel.types.ts';
import { line, mark as markStyle, name, row, time, title as titleStyle } from './print.css.ts';

/** A row of a listing: the channel's mark, what is on, until when, how far it is. */
export default function PrintChannelCard({ channel, isUrgent = false }: ChannelCardProps) {
  const t = useTranslate();
  const { href, title, mark, programme } = channel;
  return (
    <article className={`${card} ${draws} ${row}`}>
      <Artwork
        className={`${frame} ${markStyle}`}
        picture={mark}
        size={[112, 112]}
        candidates={markSizes}
        sizes="56px"
        isUrgent={isUrgent}
      />
      <div>
        <h3 className={titleStyle}>
          <a className={coveringLink} href={href}>
            <span className={drawn}>{programme?.title ?? title}</span>
          </a>
        </h3>
        {programme && (
          <>
            <p className={line}>
              <span className={name}>{title}</span>
              <span className={time}>{t('card.until', { time: programme.endTime })}</span>
            </p>
            <ProgressLine value={programme.progress} place="under" measure="aired" />
          </>
        )}
      </div>
    </article>
  );
}

const markSizes = [
  [112, 112],
  [224, 224],
] as const;
