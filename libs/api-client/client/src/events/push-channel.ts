import { safeParse } from 'valibot';
import { tabsOfBrowser, type Tabs } from './browser-tabs.ts';
import type { ConnectionOptions } from './event-connection.ts';
import {
  keepEventsOpen,
  type EventsListener,
  type ReconnectOptions,
} from './reconnecting-events.ts';
import { createSeenEvents } from './seen-events.ts';
import type { TabMemory } from './tab-memory.ts';
import { tabMessageSchema, type TabMessage } from './tab-messages.ts';
import { takeTurns, type Turns } from './tab-turns.ts';

/** The lock and the channel that tabs of one browser share; both have the same name. */
const NAME = 'foyer-push';

/** What only the tab that reads says. */
const fromReader: ReadonlySet<TabMessage['kind']> = new Set(['ready', 'event', 'told', 'alive']);

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
  /**
   * The device, or this tab, was away. The connection is made anew, without a pause, if it has been silent for so many
   * milliseconds; in whichever tab it is.
   */
  wake(silentMs: number): void;
  /** Leaves; another tab of the browser takes the connection over. */
  close(): void;
}

/**
 * Opens the push channel: one connection for all tabs of a browser. The tab that holds the lock reads
 * it and tells the others; when it closes, the next goes on from the last event that it was told.
 * Each tab gets each event once: one that comes back or was left behind asks the reading tab for
 * what it has missed, or is told that this is lost.
 */
export function createPushChannel(options: PushChannelOptions): PushChannel {
  const { onReady, onEvent, onInvalid, onSessionEnd, pauseMs, memory, ...connection } = options;
  const tabs = 'tabs' in options ? options.tabs : tabsOfBrowser();
  const closing = new AbortController();
  const me = crypto.randomUUID();
  const seen = createSeenEvents(memory?.load());
  let wakeConnection: (silentMs: number) => void = () => undefined;
  let turns: Turns | undefined;
  /** Aborts when this tab reads no more. */
  let reading: AbortSignal | undefined;
  /** Where this tab asked to be told from; what came since may have gaps. */
  let asked: { id: string | undefined } | undefined;

  const isLeading = (): boolean => reading?.aborted === false;
  const place = (): string | undefined => (asked ? asked.id : seen.latest());
  const post = (message: TabMessage): void => channel?.post(message);
  const keepPlace = (): void => {
    const id = place();
    if (id !== undefined) memory?.save(id);
  };

  const ask = (): void => {
    asked = { id: place() };
    post({ kind: 'asked', from: me, id: asked.id });
  };
  const answer = (to: string, from: string | undefined): void => {
    const id = seen.latest();
    if (id === undefined) return;
    const events = from === undefined ? undefined : seen.since(from);
    const state = events ? 'resumed' : from === undefined ? 'new' : 'lost';
    post({ kind: 'told', to, id, state, events: [...(events ?? [])] });
  };
  const take = (message: Extract<TabMessage, { kind: 'event' }>): void => {
    if (!seen.add(message.event, message.id)) return;
    keepPlace();
    onEvent(message.event, message.id);
  };

  /** What the tab that reads hears, itself and as the others hear it from there. */
  const receive = (message: TabMessage): void => {
    switch (message.kind) {
      case 'ready':
        if (!isLeading() && (asked || (message.id !== undefined && !seen.has(message.id)))) {
          ask();
          return;
        }
        if (message.id !== undefined && message.state !== 'resumed') seen.startAt(message.id);
        // Whoever never knew where it was begins here, be it with what another tab told.
        onReady?.(asked && asked.id === undefined ? 'new' : message.state, message.id);
        asked = undefined;
        return;
      case 'event':
        // What comes before the answer is in the answer, in its order.
        if (isLeading() || asked?.id === undefined) take(message);
        return;
      case 'asked':
        if (isLeading()) answer(message.from, message.id);
        return;
      case 'told':
        if (message.to !== me || !asked) return;
        asked = undefined;
        if (message.state !== 'resumed') seen.startAt(message.id);
        for (const { id, event } of message.events) take({ kind: 'event', id, event });
        onReady?.(message.state, message.id);
        return;
      case 'doubted':
        if (isLeading()) post({ kind: 'alive' });
        return;
      case 'alive':
        return;
      case 'woken':
        wakeConnection(message.silentMs);
    }
  };

  const channel = tabs?.openChannel(NAME, (data) => {
    const message = safeParse(tabMessageSchema, data);
    if (!message.success || closing.signal.aborted) return;
    if (fromReader.has(message.output.kind)) turns?.heard();
    receive(message.output);
  });

  const lead = async (signal: AbortSignal): Promise<void> => {
    const tell = (message: TabMessage): void => {
      // The next tab asks for what this one did not tell any more.
      if (signal.aborted) return;
      post(message);
      receive(message);
    };
    reading = signal;
    // The others need not doubt any more.
    post({ kind: 'alive' });
    await keepEventsOpen(
      connection,
      {
        lastId: asked?.id ?? seen.latest(),
        onWakeable: (wake) => {
          wakeConnection = wake;
        },
        ...(pauseMs ? { pauseMs } : {}),
      },
      {
        onReady: (state, id) => tell({ kind: 'ready', state, id }),
        onEvent: (event, id) => tell({ kind: 'event', event, id }),
        ...(onInvalid ? { onInvalid } : {}),
        ...(onSessionEnd ? { onSessionEnd } : {}),
      },
      signal,
    );
    if (reading === signal) reading = undefined;
  };

  if (tabs) {
    ask();
    turns = takeTurns({
      locks: tabs.locks,
      name: NAME,
      lead,
      onDoubt: () => post({ kind: 'doubted' }),
      onDisplaced: ask,
      closing: closing.signal,
    });
  } else {
    void lead(closing.signal);
  }

  globalThis.addEventListener?.('pagehide', keepPlace);
  return {
    wake: (silentMs) => {
      receive({ kind: 'woken', silentMs });
      if (!isLeading()) post({ kind: 'woken', silentMs });
    },
    close: () => {
      globalThis.removeEventListener?.('pagehide', keepPlace);
      keepPlace();
      closing.abort();
      channel?.close();
    },
  };
}
