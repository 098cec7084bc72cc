import { Artwork } from '@foyer/ui/artwork';
import { frame } from '@foyer/ui/print/print.css';
import { indexAt } from './guide-window.ts';
import type { GuideChannel, GuideProps, TimeRange } from './guide.types.ts';
import {
  column,
  columnHead,
  columnList,
  columnMark,
  columnName,
  columnPicture,
} from './listing.css.ts';
import { ProgrammeList } from './programme-list.tsx';

/** Props of {@link ListingColumn}. */
export interface ListingColumnProps extends Pick<
  GuideProps,
  'programmesOf' | 'onRetry' | 'now' | 'timeZone'
> {
  channel: GuideChannel;
  part: TimeRange;
  /** In the spread, from 0; before anything is measured, styles hide those without room. */
  place: number;
}

/** A channel of a spread: its mark and name, a picture, and its programmes. */
export function ListingColumn({
  channel,
  programmesOf,
  onRetry,
  part,
  place,
  now,
  timeZone,
}: ListingColumnProps) {
  const data = programmesOf(channel.id, part);
  const { picture } = data.programmes[indexAt(data.programmes, part.from)] ?? {};
  return (
    <section className={column} data-place={place} aria-label={channel.name}>
      <h2 className={columnHead}>
        <a className={columnName} href={channel.href}>
          <Artwork
            className={columnMark}
            picture={channel.mark}
            size={[50, 50]}
            hasEdge={false}
            title={channel.name}
          />
          <span>{channel.name}</span>
        </a>
      </h2>
      {picture && (
        <Artwork
          key={picture.url}
          className={`${frame} ${columnPicture}`}
          picture={picture}
          size={[300, 169]}
        />
      )}
      <div className={columnList}>
        <ProgrammeList
          channelName={channel.name}
          data={data}
          part={part}
          now={now}
          timeZone={timeZone}
          onRetry={onRetry && (() => onRetry(channel.id))}
        />
      </div>
    </section>
  );
}
