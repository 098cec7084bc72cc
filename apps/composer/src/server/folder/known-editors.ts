import { createHash, timingSafeEqual } from 'node:crypto';
import { pageRoles, type PageEditor } from '@foyer/contract';
import { StartRefusal } from '@foyer/server';
import type { Secret } from '@foyer/secret';
import * as v from 'valibot';
import { type AskEditor, TooManyTokens } from '../ask-editor.ts';

const editorsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.strictObject({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
      role: v.picklist(pageRoles),
      sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/i)),
    }),
  ),
);

/** An editor, with the SHA-256 of their token. */
type KnownEditor = v.InferOutput<typeof editorsSchema>[number];

/**
 * Reads who edits a folder of pages, in the form of the service's own setting.
 *
 * @throws StartRefusal for what is no list of editors.
 */
export function readEditors(text: string | undefined): readonly KnownEditor[] {
  if (!text) return [];
  const read = v.safeParse(editorsSchema, text);
  if (read.success) return read.output;
  throw new StartRefusal(
    'PAGE_EDITORS must be like [{"name": "vera", "role": "editor", "sha256": "…"}].',
  );
}

/** Wrong tokens of one address in ten minutes, as the service counts them. */
const WRONG_TOKENS = 20;
const WINDOW_MS = 600_000;
/** More addresses than this are forgotten, the oldest first. */
const MOST_ADDRESSES = 10_000;

interface Wrong {
  count: number;
  endsAtMs: number;
}

/** Counts wrong tokens. @param nowMs - Milliseconds on a clock that only moves on. */
function countWrongTokens(nowMs: () => number) {
  const wrong = new Map<string, Wrong>();
  const current = (address: string): Wrong | undefined => {
    const found = wrong.get(address);
    return found && found.endsAtMs > nowMs() ? found : undefined;
  };
  return {
    /** Seconds to wait before another token may be shown; 0 below the limit. */
    waitSeconds: (address: string): number => {
      const { count, endsAtMs } = current(address) ?? { count: 0, endsAtMs: 0 };
      return count > WRONG_TOKENS ? Math.ceil((endsAtMs - nowMs()) / 1000) : 0;
    },
    add: (address: string) => {
      const { count, endsAtMs } = current(address) ?? { count: 0, endsAtMs: nowMs() + WINDOW_MS };
      wrong.delete(address);
      const [oldest] = wrong.keys();
      if (wrong.size >= MOST_ADDRESSES && oldest !== undefined) wrong.delete(oldest);
      wrong.set(address, { count: count + 1, endsAtMs });
    },
  };
}

const hashOf = (token: Secret): Buffer => createHash('sha256').update(token.reveal()).digest();

/**
 * Says who edits a folder: of the known editors, or the person at this machine.
 *
 * @param ownToken - Of the person at this machine, who may publish.
 */
export function askKnownEditors(
  editors: readonly KnownEditor[],
  ownToken: Secret | undefined,
  nowMs: () => number = () => performance.now(),
): AskEditor {
  const attempts = countWrongTokens(nowMs);
  const find = (token: Secret): PageEditor | undefined => {
    const sent = hashOf(token);
    if (ownToken && timingSafeEqual(hashOf(ownToken), sent)) {
      return { name: 'editor', role: 'publisher' };
    }
    const [known] = editors.filter(({ sha256 }) =>
      timingSafeEqual(Buffer.from(sha256, 'hex'), sent),
    );
    return known && { name: known.name, role: known.role };
  };
  return async (token, address = '') => {
    const editor = find(token);
    if (!editor) attempts.add(address);
    // A right token after too many wrong ones is refused as well: else it could be found among them.
    const waitSeconds = attempts.waitSeconds(address);
    if (waitSeconds > 0) throw new TooManyTokens(waitSeconds);
    return editor;
  };
}
