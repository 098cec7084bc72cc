import type { OpenDatabase } from '../../database/database.ts';
import { Failure } from '../../server/failure.ts';
import { createBell, type Bell } from './bell.ts';
import { EVENTS_CHANNEL } from './events-channel.ts';

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

/** The open streams of this process, and the one listener that wakes them. */
export interface EventHub {
  /**
   * Takes a place for a stream.
   *
   * @throws Failure `tooManyCalls` for too many open streams of an account or an address.
   */
  sit(accountId: string | undefined, address: string): Promise<Seat>;
  /** How many streams are open. */
  count(): number;
  /** How many were open at once at most, since the process started. */
  most(): number;
  /** Ends all streams, now and from now on, and waits until nothing is done for them any more. */
  close(): Promise<void>;
}

/** How many streams may be open at once in one process. */
export interface StreamLimits {
  /** @default 20 */
  perAccount?: number;
  /** Of one address, behind which a whole house may sit. @default 100 */
  perAddress?: number;
}

interface Seated extends Seat {
  accountId: string | undefined;
  address: string;
  left: Promise<void>;
}

/** No open streams; it begins to listen with the first. */
export function createEventHub(
  { listen }: Pick<OpenDatabase, 'listen'>,
  { perAccount = 20, perAddress = 100 }: StreamLimits = {},
): EventHub {
  const seated = new Set<Seated>();
  let isClosed = false;
  let most = 0;
  let listening: Promise<() => Promise<void>> | undefined;

  const countBy = (isMeant: (one: Seated) => boolean): number => [...seated].filter(isMeant).length;

  const ring = (accountId: string | undefined): void => {
    for (const one of seated) {
      if (accountId === undefined || accountId === one.accountId) one.bell.ring();
    }
  };

  return {
    sit: async (accountId, address) => {
      const isFull =
        countBy((one) => one.address === address) >= perAddress ||
        (accountId !== undefined && countBy((one) => one.accountId === accountId) >= perAccount);
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
          markLeft();
        },
        accountId,
        address,
        left,
      };
      seated.add(one);
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
