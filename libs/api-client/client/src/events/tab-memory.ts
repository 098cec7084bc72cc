import { object, number, safeParse, string } from 'valibot';

/** Where a tab keeps its place in the events while its page is loaded anew. */
export interface TabMemory {
  /** The id to go on from, `undefined` after more than a minute: by then the page is a new one. */
  load(): string | undefined;
  save(id: string): void;
  /** For the end of a session: the next account has events of its own. */
  forget(): void;
}

const KEY = 'foyer.last_event';
const KEPT_MS = 60_000;

const entrySchema = object({ id: string(), at: number() });

/**
 * The memory of a tab in its session storage. The id is no secret: it opens nothing.
 *
 * @param storage - May throw, as a browser that forbids it does.
 */
export function createTabMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  nowMs: () => number = Date.now,
): TabMemory {
  return {
    load: () => {
      try {
        const entry = safeParse(entrySchema, JSON.parse(storage().getItem(KEY) ?? 'null'));
        if (!entry.success) return undefined;
        return nowMs() - entry.output.at < KEPT_MS ? entry.output.id : undefined;
      } catch {
        return undefined;
      }
    },
    save: (id) => {
      try {
        storage().setItem(KEY, JSON.stringify({ id, at: nowMs() }));
      } catch {
        // Storage may be full or forbidden; then the page starts from now.
      }
    },
    forget: () => {
      try {
        storage().removeItem(KEY);
      } catch {
        // What cannot be written was not kept either.
      }
    },
  };
}
