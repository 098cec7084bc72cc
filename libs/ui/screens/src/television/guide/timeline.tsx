import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { useIsHydrated } from '@foyer/ui/use-is-hydrated';
import { FocusedProgramme } from './focused-programme.tsx';
import { indexAt } from './guide-window.ts';
import type { GuideChannel, GuideProgramme, GuideProps, GuideSpot } from './guide.types.ts';
import { OneChannel } from './one-channel.tsx';
import { TimelineGrid, type TimelineHandle } from './timeline-grid.tsx';
import { TimelineOutline } from './timeline-outline.tsx';
import { TimelineTools } from './timeline-tools.tsx';
import { board, empty, heading as headingStyle, one, page } from './timeline.css.ts';
import { useGuideDays } from './use-guide-days.ts';
import { useIsPhone } from './use-is-phone.ts';

/** The guide as a board of light: channels down, time across, and on top the programme it stands on. */
export default function Timeline(props: GuideProps) {
  const { heading, channels, days, date, now, timeZone, emptyText } = props;
  const t = useTranslate('component');
  const isHydrated = useIsHydrated();
  const isPhone = useIsPhone();
  const grid = useRef<TimelineHandle>(null);
  const guideDays = useGuideDays(days, timeZone);
  const [place, setPlace] = useState<GuideSpot>();
  const tellSpot = useEffectEvent((spot: GuideSpot) => props.onSpotChange?.(spot));
  useEffect(() => {
    if (place) tellSpot(place);
  }, [place]);
  const showNow = useCallback(() => grid.current?.showNow(), []);
  const day = guideDays.ranges[days.findIndex((choice) => choice.date === date)] ?? guideDays.range;

  return (
    <div className={page}>
      <h1 className={headingStyle}>{heading}</h1>
      <FocusedProgramme
        {...programmeAt(props, place ?? props.spot)}
        now={now}
        timeZone={timeZone}
      />
      <TimelineTools {...props} onNow={showNow} />
      {channels.length === 0 && (
        <div className={empty}>{emptyText ?? t('component.guide.noChannels')}</div>
      )}
      {channels.length > 0 && isPhone !== true && (
        <div className={board}>
          {isHydrated ? (
            <TimelineGrid ref={grid} {...props} guideDays={guideDays} onShow={setPlace} />
          ) : (
            <TimelineOutline {...props} day={day} />
          )}
        </div>
      )}
      {channels.length > 0 && isPhone !== false && (
        <div className={one}>
          <OneChannel {...props} day={day} />
        </div>
      )}
    </div>
  );
}

/** What the timeline stands on or will open at; where that is nowhere, what is on the first channel. */
function programmeAt(
  { channels, programmesOf, now }: GuideProps,
  place: GuideSpot | undefined,
): { channel: GuideChannel | undefined; programme: GuideProgramme | undefined } {
  const channel = channels.find(({ id }) => id === place?.channelId) ?? channels[0];
  if (!channel) return { channel, programme: undefined };
  const time = place?.time ?? now;
  const { programmes } = programmesOf(channel.id, { from: time, to: time + 1 });
  return { channel, programme: programmes[indexAt(programmes, time)] };
}
