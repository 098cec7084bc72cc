import { pushEventSchema, streamReadySchema } from '@foyer/contract';
import { literal, object, optional, safeParse, string, variant, type InferOutput } from 'valibot';
import type { ConnectionOptions } from './event-connection.ts';
import { createLastIds } from './last-ids.ts';
import {
  keepEventsOpen,
  type EventsListener,
  type ReconnectOptions,
} from './reconnecting-events.ts';
import type { TabMemory } from './tab-memory.ts';

/** The lock and the channel that tabs of one browser share; both have the same name. */
const NAME = 'foyer-push';

const messageSchema = variant('kind', [
  object({ kind: literal('ready'), id: optional(string()), ...streamReadySchema.entries }),
  object({ kind: literal('event'), id: optional(string()), event: pushEventSchema }),
  /** A tab that has just come asks where the events are, and is told. */
  object({ kind: literal('asked') }),
  object({ kind: literal('place'), id: string() }),
]);
type Message = InferOutput<typeof messageSchema>;

/** What a `BroadcastChannel` is used for. */
export interface TabChannel {
  post(message: unknown): void;
  close(): void;
}

/** What the `LockManager` of a browser is used for. */
export interface TabLocks {
  request(
    name: string,
    options: { signal: AbortSignal },
    callback: () => Promise<void>,
  ): Promise<unknown>;
}

/** How the tabs of one browser share one connection; without it each has its own. */
export interface Tabs {
  locks: TabLocks;
  openChannel: (name: string, onMessage: (message: unknown) => void) => TabChannel;
}

/** How the push channel runs. */
export interface PushChannelOptions
  extends ConnectionOptions, Pick<ReconnectOptions, 'pauseMs'>, EventsListener {
  /** @default the browser's own, where it has them */
  tabs?: Tabs | undefined;
  /** Bridges the moment in which a page is loaded anew. */
  memory?: TabMemory;
}

/** A running push channel. */
export interface PushChannel {
  /** Leaves; another tab of the browser takes the connection over. */
  close(): void;
}

function tabsOfBrowser(): Tabs | undefined {
  const { locks } = globalThis.navigator ?? {};
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined;
  return {
    locks,
    openChannel: (name, onMessage) => {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }) => onMessage(data));
      return { post: channel.postMessage.bind(channel), close: () => channel.close() };
    },
  };
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Opens the push channel: one connection for all tabs of a browser. The tab that holds the lock reads
 * it and tells the others; when it closes, the next goes on from the last event that it was told.
 * Each tab gets each event once.
 */
export function createPushChannel(options: PushChannelOptions): PushChannel {
  const { onReady, onEvent, onInvalid, onSessionEnd, pauseMs, memory, ...connection } = options;
  const tabs = 'tabs' in options ? options.tabs : tabsOfBrowser();
  const closing = new AbortController();
  const ids = createLastIds(memory?.load());
  let isLeading = false;

  const receive = (message: Message): void => {
    if (message.kind === 'ready') {
      ids.add(message.id);
      onReady?.(message.state, message.id);
    } else if (message.kind === 'event' && ids.add(message.id)) {
      if (message.id !== undefined) memory?.save(message.id);
      onEvent(message.event, message.id);
    } else if (message.kind === 'place' && ids.latest() === undefined) {
      ids.add(message.id);
    } else if (message.kind === 'asked' && isLeading) {
      const id = ids.latest();
      if (id !== undefined) channel?.post({ kind: 'place', id } satisfies Message);
    }
  };

  // Another tab may run another revision, so what it tells is checked as well.
  const channel = tabs?.openChannel(NAME, (data) => {
    const message = safeParse(messageSchema, data);
    if (message.success && !closing.signal.aborted) receive(message.output);
  });

  const lead = async (): Promise<void> => {
    const tell = (message: Message): void => {
      // The next tab asks for what this one did not tell any more.
      if (closing.signal.aborted) return;
      channel?.post(message);
      receive(message);
    };
    isLeading = true;
    await keepEventsOpen(
      connection,
      { lastId: ids.latest(), ...(pauseMs ? { pauseMs } : {}) },
      {
        onReady: (state, id) => tell({ kind: 'ready', state, ...(id === undefined ? {} : { id }) }),
        onEvent: (event, id) => tell({ kind: 'event', event, ...(id === undefined ? {} : { id }) }),
        ...(onInvalid ? { onInvalid } : {}),
        ...(onSessionEnd ? { onSessionEnd } : {}),
      },
      closing.signal,
    );
    isLeading = false;
  };

  channel?.post({ kind: 'asked' } satisfies Message);
  const leading = tabs ? tabs.locks.request(NAME, { signal: closing.signal }, lead) : lead();
  leading.catch((error: unknown) => {
    // A tab that closes stops waiting for the lock. Anything else is a defect, and is heard of as one.
    if (!isAbort(error)) throw error;
  });

  const keepPlace = (): void => {
    const latest = ids.latest();
    if (latest !== undefined) memory?.save(latest);
  };
  globalThis.addEventListener?.('pagehide', keepPlace);
  return {
    close: () => {
      globalThis.removeEventListener?.('pagehide', keepPlace);
      keepPlace();
      closing.abort();
      channel?.close();
    },
  };
}
