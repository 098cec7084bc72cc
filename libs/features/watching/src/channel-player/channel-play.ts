import type { Channel, Programme } from '@foyer/contract';
import { isOnAir } from '@foyer/television/tv/programme-props';
import type { ChannelWish } from './channel-wish.ts';

/** What the service is asked to play, and where that starts. */
export type ChannelPlay =
  | {
      kind: 'channel';
      id: string;
      /** Seconds since 1970. @default the edge */
      startTime?: number;
    }
  | {
      kind: 'programme';
      id: string;
      /** Seconds into the programme. */
      position: number;
    };

/** What the choice depends on. */
interface ChoiceFacts {
  channel: Pick<Channel, 'id' | 'tstv_options_channel'>;
  /** The one that is wished for, as far as the guide of this channel knows it. */
  programme: Programme | undefined;
  /** Seconds since 1970 by the service's clock. */
  now: number;
}

/** Whether the live stream reaches back so far for this viewer. LIVE-006, LIVE-009 */
function reachesBack(
  { tstv_options_channel: options }: ChoiceFacts['channel'],
  seconds: number,
): boolean {
  const { is_pltv_allowed, is_pltv_purchased, pltv_max_duration } = options;
  return is_pltv_allowed && is_pltv_purchased && seconds <= pltv_max_duration;
}

/**
 * What plays for a wish: the channel, or a programme of its archive. A programme that is still on plays in the channel's
 * own stream, which goes on after it and leads back to the edge, as far as that reaches; else the service says about the
 * archive what there is to say.
 */
export function channelPlay(
  { program, startTime }: ChannelWish,
  { channel, programme, now }: ChoiceFacts,
): ChannelPlay {
  const { id } = channel;
  if (program === undefined) {
    return { kind: 'channel', id, ...(startTime !== undefined && { startTime }) };
  }
  if (!programme) return { kind: 'programme', id: program, position: 0 };
  const { start_time: start, end_time: end } = programme;
  const from = startTime !== undefined && startTime > start && startTime < end ? startTime : start;
  if (isOnAir(programme, now) && reachesBack(channel, now - start)) {
    return { kind: 'channel', id, startTime: from };
  }
  return { kind: 'programme', id: program, position: from - start };
}
