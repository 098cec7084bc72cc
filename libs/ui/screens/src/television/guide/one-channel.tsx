import { useId, useState } from 'react';
import { ChannelMarks } from './channel-marks.tsx';
import type { GuideProps, TimeRange } from './guide.types.ts';
import { channelName, panel } from './one-channel.css.ts';
import { middleOf } from './day-part.ts';
import { PartButton } from './part-button.tsx';
import { ProgrammeList } from './programme-list.tsx';
import { useDayPart } from './use-day-part.ts';
import { useRangeNeeded } from './use-range-needed.ts';

/** The guide where there is room for one channel: marks of the channels as tabs, and the list of the chosen one. */
export function OneChannel({
  channels,
  programmesOf,
  onRangeNeeded,
  onRetry,
  now,
  timeZone,
  spot,
  onSpotChange,
  day,
}: GuideProps & { day: TimeRange }) {
  const id = useId();
  const [chosenId, setChosenId] = useState(spot?.channelId);
  const found = channels.findIndex((channel) => channel.id === chosenId);
  const chosen = Math.max(0, found);
  const channel = channels[chosen];
  const { part, onEarlier, onLater } = useDayPart(day, now, {
    opened: spot?.time,
    onChoose: (time) => channel && onSpotChange?.({ channelId: channel.id, time }),
  });
  useRangeNeeded(channel ? [channel.id] : [], part, [day], onRangeNeeded);
  if (!channel) return null;

  return (
    <>
      <ChannelMarks
        channels={channels}
        chosen={chosen}
        onChoose={(index) => {
          const next = channels[index];
          if (!next) return;
          setChosenId(next.id);
          onSpotChange?.({ channelId: next.id, time: middleOf(part) });
        }}
        panelId={id}
      />
      <div id={id} role="tabpanel" aria-label={channel.name} className={panel}>
        <h2 className={channelName}>
          <a href={channel.href}>{channel.name}</a>
        </h2>
        <PartButton to="earlier" onPress={onEarlier} />
        <ProgrammeList
          channelName={channel.name}
          data={programmesOf(channel.id, part)}
          part={part}
          now={now}
          timeZone={timeZone}
          onRetry={onRetry && (() => onRetry(channel.id))}
        />
        <PartButton to="later" onPress={onLater} />
      </div>
    </>
  );
}
