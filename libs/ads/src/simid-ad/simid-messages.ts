import * as v from 'valibot';
import { type CreativeWord, creativeWords } from './simid-ad.words.ts';
import { readWord } from '../walled-frame/read-word.ts';

/** A message as it goes between player and creative. SIMID 1.2 §8.1 */
const message = v.object({
  sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  messageId: v.pipe(v.number(), v.integer(), v.minValue(0)),
  type: v.string(),
  args: v.optional(v.looseObject({}), {}),
});

/** A message of a creative, its envelope checked. */
export type SimidMessage = v.InferOutput<typeof message>;

/** Reads a message; undefined for what is none. */
export function readMessage(text: string): SimidMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(message, value);
  return read.success ? read.output : undefined;
}

/** A number where a creative gives one. */
const codeOf = (args: Readonly<Record<string, unknown>>): unknown => args['errorCode'] ?? 1100;

/** The message of a creative that each answer is to. */
const answers: Readonly<Record<string, string>> = {
  resolve: 'creative.agreed',
  reject: 'creative.refused',
};

type Args = SimidMessage['args'];

/** Requests by their names, with what of their arguments is read. SIMID 1.2 §4.4 */
const requests: Readonly<Record<string, (args: Args) => { type: string } & Args>> = {
  requestPause: () => ({ type: 'ask.pause' }),
  requestPlay: () => ({ type: 'ask.play' }),
  requestSkip: () => ({ type: 'ask.skip' }),
  requestStop: () => ({ type: 'ask.stop' }),
  requestChangeAdDuration: ({ duration }) => ({ type: 'ask.duration', duration }),
  requestNavigation: ({ uri }) => ({ type: 'ask.navigation', url: uri }),
  requestChangeVolume: ({ volume, muted }) => ({ type: 'ask.volume', volume, muted }),
  requestFullscreen: () => ({ type: 'ask.fullscreen', isOn: true }),
  requestExitFullscreen: () => ({ type: 'ask.fullscreen', isOn: false }),
  reportTracking: ({ trackingUrls }) => ({ type: 'ask.tracking', urls: trackingUrls }),
  getMediaState: () => ({ type: 'ask.state' }),
};

/** Messages that want no answer. */
const remarks: Readonly<Record<string, (args: Args) => { type: string } & Args>> = {
  fatalError: (args) => ({ type: 'creative.failed', code: codeOf(args) }),
  clickThru: ({ uri, url, playerHandles }) => {
    const address = uri ?? url;
    return {
      type: 'creative.clicked',
      playerHandles: playerHandles === true,
      ...(address !== undefined && { url: address }),
    };
  },
};

const CREATIVE = 'SIMID:Creative:';

/**
 * What a message means to the machine.
 *
 * @param orderOf - Which order an answer is to, by the number of its message.
 * @returns Undefined for what it need not know; a request that cannot be read is one of another kind, and is refused.
 */
export function wordOf(
  { type, messageId: id, args }: SimidMessage,
  orderOf: (id: unknown) => string | undefined,
): CreativeWord | undefined {
  if (type === 'createSession') return { type: 'creative.opened' };
  const answer = answers[type];
  if (answer !== undefined) {
    const value = v.safeParse(v.looseObject({}), args['value']);
    const to = orderOf(args['messageId']);
    const refusal = type === 'reject' && { code: codeOf(value.success ? value.output : {}) };
    return readWord(creativeWords, { type: answer, to, ...refusal });
  }
  if (!type.startsWith(CREATIVE)) return undefined;
  const name = type.slice(CREATIVE.length);
  const remark = Object.hasOwn(remarks, name) ? remarks[name] : undefined;
  if (remark) return readWord(creativeWords, remark(args));
  if (name === 'log') return undefined;
  const request = Object.hasOwn(requests, name) ? requests[name] : undefined;
  return (
    (request && readWord(creativeWords, { ...request(args), id })) ?? { type: 'ask.other', id }
  );
}
