import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { ProgressLine } from '@foyer/ui/progress-line';
import { cover, drawn } from '../../parts/cover.css.ts';
import type { OnAir } from './on-air.ts';
import { facts, name } from './watch-tv.css.ts';
import * as css from './listing.css.ts';

/** What is on as a paper lists it: when it began, the channel's sign, the programme, until when. */
export default function Listing({ onAir }: { onAir: readonly OnAir[] }) {
  const t = useTranslate();
  return (
    <ul className={css.listing}>
      {onAir.map(({ id, href, channelName, mark, programme }) => (
        <li key={id} className={css.row}>
          <article className={css.entry}>
            <span className={css.time}>{programme?.startTime}</span>
            <Artwork className={css.sign} picture={mark} size={[90, 90]} hasEdge={false} />
            <div>
              <div className={css.entryHead}>
                <h3 className={name}>
                  <a className={cover} href={href}>
                    <span className={drawn}>{programme?.title ?? channelName}</span>
                  </a>
                </h3>
                {programme && (
                  <span className={css.until}>{t('card.until', { time: programme.endTime })}</span>
                )}
              </div>
              {programme && (
                <>
                  <p className={facts}>
                    {channelName}, {programme.ageLabel}
                  </p>
                  <ProgressLine value={programme.progress} place="under" measure="aired" />
                </>
              )}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
