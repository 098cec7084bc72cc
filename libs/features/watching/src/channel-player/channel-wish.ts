/** What the address of a channel's player asks for. */
export interface ChannelWish {
  /** Id of a programme; without one the channel itself plays. */
  program?: string;
  /** A moment of the broadcast to start at, in whole seconds since 1970. @default the programme's beginning, or now */
  startTime?: number;
}

const moment = /^\d{1,12}$/u;

/** Reads `program` and `start_time`; what is no moment is passed over. ROUTE-008, ROUTE-070 */
export function channelWish(query: URLSearchParams): ChannelWish {
  const program = query.get('program');
  const startTime = query.get('start_time') ?? '';
  return {
    ...(program && { program }),
    ...(moment.test(startTime) && { startTime: Number(startTime) }),
  };
}
