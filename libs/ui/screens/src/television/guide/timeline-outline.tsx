import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { ChannelLogo } from './channel-logo.tsx';
import { formatSpan, formatTime, HOUR } from './guide-time.ts';
import { firstMoment, halfHoursIn, overlapping } from './guide-window.ts';
import type { GuideProgramme, GuideProps, TimeRange } from './guide.types.ts';
import { stateOf } from './programme-state.ts';
import {
  list,
  listRow,
  outline,
  outlineCell,
  outlineRuler,
  outlineTick,
} from './timeline-outline.css.ts';
import { cell, channel as channelStyle, link, time, title } from './timeline-row.css.ts';

/** Channels of the server's page: more than a window shows at once, few enough for a first answer. */
const channelsShown = 12;

/** Hours of the server's page; what is beyond them comes with the script. */
const hoursShown = 4;

const quarter = HOUR / 4;

/**
 * The grid as the server sends it: the channels at the top and the next hours, in the places they will have, to a
 * quarter of an hour, because a style of its own is not allowed for each. Without a script it is a list of links.
 */
export function TimelineOutline({
  channels,
  programmesOf,
  day,
  now,
  timeZone,
}: Pick<GuideProps, 'channels' | 'programmesOf' | 'now' | 'timeZone'> & { day: TimeRange }) {
  const t = useTranslate('component');
  const from = firstMoment(day, now);
  const window = { from, to: from + hoursShown * HOUR };

  return (
    <div className={outline}>
      <div className={outlineRuler} aria-hidden="true">
        {halfHoursIn(window).map((moment) => (
          <span key={moment} className={outlineTick}>
            {formatTime(moment, timeZone)}
          </span>
        ))}
      </div>
      {channels.slice(0, channelsShown).map((channel) => (
        <div key={channel.id} className={listRow}>
          <div className={channelStyle}>
            <ChannelLogo channel={channel} />
          </div>
          <ul className={list} aria-label={channel.name}>
            {overlapping(programmesOf(channel.id, window).programmes, window).map((programme) => {
              const state = stateOf(programme, now);
              return (
                <li
                  key={programme.id}
                  className={`${cell} ${outlineCell}`}
                  data-state={state}
                  data-quarters={quartersOf(programme, window)}
                >
                  <a className={link} href={programme.href}>
                    <span className={title}>{programme.title}</span>
                    {'\n'}
                    <span className={time}>{formatSpan(programme, timeZone)}</span>
                    <VisuallyHidden>, {t(`component.guide.${state}`)}</VisuallyHidden>
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Quarters of an hour that a programme takes of the hours shown, at least one. */
function quartersOf({ startTime, endTime }: GuideProgramme, { from, to }: TimeRange): number {
  const quarters = (moment: number) => Math.round((moment - from) / quarter);
  return Math.max(1, quarters(Math.min(endTime, to)) - quarters(Math.max(startTime, from)));
}
