import type { Limits } from '../../config-limits.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { Failure } from '../../server/failure.ts';
import { createBell, type Bell } from './bell.ts';
import { EVENTS_CHANNEL } from './events-channel.ts';
import { createGroups } from './groups.ts';

/** Seconds after which a refused reader may come back. */
const RETRY_AFTER_SECONDS = 30;

/** What one open stream holds of the hub. */
export interface Seat {
  /** Rings when there is news of the account. */
  bell: Bell;
  /** Aborted when the stream must end, by the hub or by its holder. */
  closing: AbortController;
  /** Gives the place to somebody else, once nothing is done for the stream any more. */
  leave(): void;
}

/** Who opens a stream. */
export interface Reader {
  /** Absent for a visitor. */
  accountId: string | undefined;
  /** Names the session; a visitor's streams are counted by it. */
  sessionHash: string;
  /** Network that the limits count as one caller. */
  address: string;
}

/** The open streams of this process, and the one listener that wakes them. */
export interface EventHub {
  /**
   * Takes a place for a stream.
   *
   * @throws Failure `tooManyCalls` for too many open streams of an account, an address or the process.
   */
  sit(reader: Reader): Promise<Seat>;
  /** How many streams are open. */
  count(): number;
  /** How many were open at once at most, since the process started. */
  most(): number;
  /** Ends all streams, now and from now on, and waits until nothing is done for them any more. */
  close(): Promise<void>;
}

/** How many streams may be open at once in one process. */
export type StreamLimits = Pick<Limits, 'streamsPerAccount' | 'streamsPerAddress' | 'streamsInAll'>;

interface Seated extends Seat {
  left: Promise<void>;
}

const ownerOf = ({ accountId, sessionHash }: Reader): string =>
  accountId === undefined ? `session ${sessionHash}` : `account ${accountId}`;

/** No open streams; it begins to listen with the first. */
export function createEventHub(
  { listen }: Pick<OpenDatabase, 'listen'>,
  { streamsPerAccount, streamsPerAddress, streamsInAll }: StreamLimits,
): EventHub {
  const seated = new Set<Seated>();
  const byOwner = createGroups<Seated>();
  const byAddress = createGroups<Seated>();
  let isClosed = false;
  let most = 0;
  let listening: Promise<() => Promise<void>> | undefined;

  const ring = (accountId: string | undefined): void => {
    const meant = accountId === undefined ? seated : byOwner.of(`account ${accountId}`);
    for (const one of meant) one.bell.ring();
  };

  return {
    sit: async (reader) => {
      const owner = ownerOf(reader);
      const isFull =
        seated.size >= streamsInAll ||
        byAddress.of(reader.address).size >= streamsPerAddress ||
        byOwner.of(owner).size >= streamsPerAccount;
      if (isFull) throw new Failure('tooManyCalls', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      const closing = new AbortController();
      if (isClosed) closing.abort();
      let markLeft: () => void = () => undefined;
      const left = new Promise<void>((resolve) => {
        markLeft = resolve;
      });
      const one: Seated = {
        bell: createBell(closing.signal),
        closing,
        leave: () => {
          seated.delete(one);
          byOwner.remove(owner, one);
          byAddress.remove(reader.address, one);
          markLeft();
        },
        left,
      };
      seated.add(one);
      byOwner.add(owner, one);
      byAddress.add(reader.address, one);
      most = Math.max(most, seated.size);
      // What is announced before the listener listens is seen by the first look at the events.
      listening ??= listen(EVENTS_CHANNEL, ring);
      await listening;
      return one;
    },
    count: () => seated.size,
    most: () => most,
    close: async () => {
      isClosed = true;
      for (const { closing } of seated) closing.abort();
      await Promise.all([...seated].map(({ left }) => left));
      await (
        await listening
      )?.();
    },
  };
}
