import { flowEvents, type Port, redact, type Secret, secret } from '@foyer/core';
import { type HeldCall, heldPort } from '@foyer/core/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { tvCodeEvents } from './tv-code.events.ts';
import { rightCodes, tvCodeErrors } from './tv-code.fixtures.ts';
import { createTvCodeMachine } from './tv-code.machine.ts';
import type { TvCodePorts, TvCodeResult, TvCodeViewer } from './tv-code.types.ts';

const addressCode = 'OTT-FROM-ADDRESS';
const codes = [rightCodes.television, rightCodes.operator, ' OTT-1 ', 'ZZZZZZ', '12', ''];
const shownNowhere = [rightCodes.television, rightCodes.operator, addressCode, 'ZZZZZZ'];

const once = <const T extends string>(...names: T[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));

/** What may happen to a form, in any order; `answer` and `fail` are for the oldest call that waits. */
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('submit' as const), code: fc.constantFrom(...codes) }),
  },
  { weight: 10, arbitrary: once('answer', 'answer', 'answer', 'fail') },
  { weight: 3, arbitrary: once('television', 'operator', 'form.open', 'form.open') },
  { weight: 1, arbitrary: once('flow.resumed', 'type', 'empty', 'sign in', 'sign out') },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Lets every promise that is already decided be heard. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A service that answers when the test says so, and notes what it should not have been asked. */
function watchedService() {
  const wrongs: string[] = [];
  const sent: string[] = [];
  const waiting: [HeldCall<never, unknown>, () => unknown][] = [];
  let isSignedIn = false;
  let presses = 0;
  let underWay: AbortSignal | undefined;
  /** A port whose calls wait; each is answered with what `read` gives then. */
  const held = <I, O>(read: (input: I) => O, note?: (input: I, signal: AbortSignal) => void) => {
    const { port, calls } = heldPort<I, O>();
    const noting: Port<I, O> = (input, signal) => {
      note?.(input, signal);
      const answer = port(input, signal);
      const call = calls.at(-1);
      if (call) waiting.push([call as never, () => read(input)]);
      return answer;
    };
    return noting;
  };
  const noteCode =
    (isRight: (code: string) => boolean) =>
    ({ code: box }: { code: Secret }, signal: AbortSignal) => {
      const code = box.reveal();
      sent.push(code);
      presses -= 1;
      if (presses < 0) wrongs.push('a code without a press');
      if (!isSignedIn) wrongs.push('a code of a visitor');
      if (underWay && !underWay.aborted) wrongs.push('two codes at once');
      if (!isRight(code)) wrongs.push(`a code that is not whole: ${code}`);
      underWay = signal;
    };
  const viewer = (): TvCodeViewer => ({ isSignedIn });
  const done = <T>(answer: T): T => {
    underWay = undefined;
    return answer;
  };
  const ports: TvCodePorts = {
    readAddress: async () => secret(addressCode),
    findViewer: held<undefined, TvCodeViewer>(viewer),
    signIn: held<undefined, TvCodeViewer>(viewer),
    authorize: held<{ code: Secret }, TvCodeResult>(
      ({ code }) => done({ isConnected: code.reveal() === rightCodes.television, text: undefined }),
      noteCode((code) => [...code].length === 6),
    ),
    sendOperatorCode: held<{ code: Secret }, string | undefined>(
      () => done(undefined),
      noteCode((code) => code !== '' && code === code.trim()),
    ),
    holdPage: () => new Promise(() => {}),
  };
  const reply = (isFailing: boolean) => {
    const [call, read] = waiting.shift() ?? [];
    if (!call || !read) return;
    const answer = read() as never;
    if (isFailing) call.fail(tvCodeErrors.silent);
    else call.answer(answer);
  };
  return {
    ports,
    wrongs,
    sent,
    reply,
    press: (isTaken: boolean) => (presses = isTaken ? 1 : presses),
    signIn: (is: boolean) => (isSignedIn = is),
  };
}

/** Runs a story; gives the service, how often a television was connected, and all that was written. */
async function live(story: Happening[]) {
  const service = watchedService();
  const log: string[] = [];
  let successes = 0;
  const actor = createActor(createTvCodeMachine(service.ports), {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      log.push(JSON.stringify(redact(inspected.event, { ...tvCodeEvents, ...flowEvents })));
    },
  });
  actor.subscribe((snapshot) => log.push(JSON.stringify(snapshot.context)));
  actor.start();
  for (const event of story) {
    const { do: name } = event;
    if (name === 'submit') {
      const submission = { type: 'code.submit', code: secret(event.code) } as const;
      service.press(actor.getSnapshot().can(submission));
      actor.send(submission);
    } else if (name === 'answer' || name === 'fail') service.reply(name === 'fail');
    else if (name === 'television' || name === 'operator') {
      actor.send({ type: 'kind.choose', kind: name });
    } else if (name === 'type' || name === 'empty') {
      actor.send({ type: 'entry.change', isEmpty: name === 'empty' });
    } else if (name === 'sign in' || name === 'sign out') service.signIn(name === 'sign in');
    else actor.send({ type: name });
    await settle();
    if (actor.getSnapshot().matches({ step: 'success' })) successes += 1;
    log.push(JSON.stringify(actor.getPersistedSnapshot()));
  }
  actor.stop();
  return { service, log, successes };
}

const stories = fc
  .array(happening, { minLength: 20, maxLength: 60, size: 'max' })
  .map((story): Happening[] => [{ do: 'sign in' }, ...story]);

describe('tvCodeMachine, in any order of presses and answers', () => {
  it('C24: sends a code once for a press, whole, of a viewer who has signed in [TVCODE-005, TVCODE-006]', async () => {
    let sent = 0;
    let connected = 0;
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const { service, successes } = await live(story);
        expect(service.wrongs).toEqual([]);
        sent += service.sent.length;
        connected += successes;
      }),
      { numRuns: 300, seed: 1 },
    );
    expect([sent > 100, connected > 20]).toEqual([true, true]);
  });

  it('shows no code in a context, a snapshot or the log of events, nor that of the address', async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const written = (await live(story)).log.join('\n');
        expect(shownNowhere.filter((code) => written.includes(code))).toEqual([]);
      }),
      { numRuns: 150, seed: 1 },
    );
  });
});
