import { useState } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { DaySelector } from '@foyer/ui/day-selector';
import { column as pageColumn } from '@foyer/ui/print/print.css';
import { wordBucket } from '@foyer/ui/print/fit';
import { dateAt } from './guide-time.ts';
import type { GuideProps } from './guide.types.ts';
import { ListingColumn } from './listing-column.tsx';
import { ListingTools } from './listing-tools.tsx';
import {
  columns,
  columnsRow,
  empty,
  head,
  heading as headingStyle,
  headingBox,
  one,
  standfirst,
} from './listing.css.ts';
import { middleOf } from './day-part.ts';
import { OneChannel } from './one-channel.tsx';
import { PartButton } from './part-button.tsx';
import { spreadOf, spreadSizes } from './spread.ts';
import { ZoneName } from './zone-name.tsx';
import { useDayPart } from './use-day-part.ts';
import { useGuideDays } from './use-guide-days.ts';
import { useRangeNeeded } from './use-range-needed.ts';
import { useSpreadSize } from './use-spread-size.ts';

/** The guide as a page of print: spreads of channels, each a list, of which a part of the day is in the page. */
export default function Listing(props: GuideProps) {
  const { channels, days, date, onDateChange, now, timeZone } = props;
  const t = useTranslate('component');
  const guideDays = useGuideDays(days, timeZone);
  const day = guideDays.ranges[days.findIndex((choice) => choice.date === date)] ?? guideDays.range;
  const [first, setFirst] = useState(() =>
    Math.max(
      0,
      channels.findIndex(({ id }) => id === props.spot?.channelId),
    ),
  );
  const measured = useSpreadSize();
  const size = measured ?? spreadSizes.desktop;
  const isOne = measured === spreadSizes.phone;
  const spread = spreadOf(first, size, channels.length);
  const tellSpot = (index: number, time: number) => {
    const channel = channels[index];
    if (channel) props.onSpotChange?.({ channelId: channel.id, time });
  };
  const { part, onEarlier, onLater } = useDayPart(day, now, {
    opened: props.spot?.time,
    onChoose: (time) => tellSpot(spread.first, time),
  });
  const shown = isOne ? [] : channels.slice(spread.first, spread.last + 1);
  useRangeNeeded(
    shown.map(({ id }) => id),
    part,
    [day],
    props.onRangeNeeded,
  );

  return (
    <div className={pageColumn}>
      <header className={head}>
        <div className={headingBox}>
          <h1 className={headingStyle} data-word={wordBucket(props.heading)}>
            {props.heading}
          </h1>
        </div>
        {props.standfirst && (
          <p className={standfirst}>
            {props.standfirst}
            <ZoneName timeZone={timeZone} moment={now} />
          </p>
        )}
      </header>
      <DaySelector
        days={days}
        date={date}
        today={dateAt(now, timeZone)}
        {...(onDateChange && { onChoose: onDateChange })}
      />
      <ListingTools
        {...props}
        spread={spread}
        count={channels.length}
        onTurn={(step) => {
          const next = spread.first + step * size;
          setFirst(next);
          tellSpot(spreadOf(next, size, channels.length).first, middleOf(part));
        }}
      />
      {channels.length === 0 && (
        <div className={empty}>{props.emptyText ?? t('component.guide.noChannels')}</div>
      )}
      {shown.length > 0 && (
        <div className={columns}>
          <PartButton to="earlier" onPress={onEarlier} />
          <div className={columnsRow}>
            {shown.map((channel, place) => (
              <ListingColumn
                key={channel.id}
                {...props}
                channel={channel}
                part={part}
                place={place}
              />
            ))}
          </div>
          <PartButton to="later" onPress={onLater} />
        </div>
      )}
      {channels.length > 0 && (isOne || measured === undefined) && (
        <div className={one}>
          <OneChannel {...props} day={day} />
        </div>
      )}
    </div>
  );
}
