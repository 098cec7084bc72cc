import { Artwork } from '@foyer/ui/artwork';
import { ProgressLine } from '@foyer/ui/progress-line';
import { cover } from '../../parts/cover.css.ts';
import type { OnAir } from './on-air.ts';
import { facts, name } from './watch-tv.css.ts';
import * as css from './tiles.css.ts';

/** Channels as screens, the mark of each on its picture and its progress in the lamp's colour. */
export default function Tiles({ onAir }: { onAir: readonly OnAir[] }) {
  return (
    <ul className={css.tiles}>
      {onAir.map(({ id, href, channelName, mark, programme }) => (
        <li key={id} className={css.tileCell}>
          <article className={css.tile}>
            <div className={css.screen}>
              <Artwork
                className={css.picture}
                picture={programme?.picture ?? mark}
                size={[300, 169]}
                title={channelName}
              />
              {programme && (
                <Artwork className={css.mark} picture={mark} size={[90, 90]} hasEdge={false} />
              )}
            </div>
            <div className={css.words}>
              {programme && (
                <ProgressLine value={programme.progress} place="under" measure="aired" />
              )}
              <h3 className={name}>
                <a className={cover} href={href}>
                  {programme?.title ?? channelName}
                </a>
              </h3>
              {programme && (
                <p className={facts}>
                  {programme.startTime}–{programme.endTime}, {channelName}
                  <span className={css.age}>{programme.ageLabel}</span>
                </p>
              )}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
