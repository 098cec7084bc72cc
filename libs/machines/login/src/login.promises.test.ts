import { flowEvents, redact, secret } from '@foyer/core';
import { accountDevices } from '@foyer/devices/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor, SimulatedClock } from 'xstate';
import { codeEvents } from './code.events.ts';
import { fakeLoginPorts, loginInputs, logins, right } from './login.fixtures.ts';
import { loginEvents } from './login.events.ts';
import { createLoginMachine } from './login.machine.ts';
import type { LoginInput, LoginPorts } from './login.types.ts';
import { newPasswordEvents } from './new-password.events.ts';

const newPassword = 'battery-staple';
const codes = [right.smsCode, right.emailCode, '4826', '482600', ''];
const passwords = [right.password, right.oldPassword, newPassword, 'wrong-horse', ''];
const secrets = [...codes, ...passwords].filter((value) => value !== '');

const once = <const T extends string>(...names: T[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));
const submits = <const T extends string>(name: T, values: readonly string[]) =>
  fc.constantFrom(...values).map((value) => ({ do: name, value }));

/** What may happen to a flow, in any order. */
const act = fc.oneof(
  { weight: 3, arbitrary: submits('login', Object.values(logins)) },
  { weight: 8, arbitrary: submits('code', [right.smsCode, right.emailCode, ...codes]) },
  { weight: 3, arbitrary: submits('password', passwords) },
  { weight: 4, arbitrary: submits('new', [newPassword, ...passwords]) },
  {
    weight: 2,
    arbitrary: submits(
      'device',
      accountDevices.map(({ uid }) => uid),
    ),
  },
  { weight: 2, arbitrary: once('password.forget', 'reset.start', 'login.continue', 'second') },
  { weight: 1, arbitrary: once('login.back', 'flow.resumed') },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** An act, after which the calls under way are answered or not yet. */
type Happening = [Act, settles: boolean];

/** Lets every promise that is already decided be heard. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A service that notes what it let in, and by which secret. */
function watchedService(isFull: boolean) {
  const letIn: string[] = [];
  const ports = fakeLoginPorts(isFull ? { devices: accountDevices } : {});
  const watched: LoginPorts = {
    ...ports,
    createSession: async (request, signal) => {
      const session = await ports.createSession(request, signal);
      letIn.push(request.password.reveal());
      return session;
    },
    resetPassword: async (request, signal) => {
      const answer = await ports.resetPassword(request, signal);
      letIn.push(request.code.reveal());
      return answer;
    },
  };
  return { ports: watched, letIn };
}

/** Runs a story; tells the end, everything that was written, and what the service took. */
async function live(input: LoginInput, isFull: boolean, story: Happening[]) {
  const { ports, letIn } = watchedService(isFull);
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(createLoginMachine(ports), {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      const schemas = { ...loginEvents, ...flowEvents };
      const own = inspected.actorRef === actor ? schemas : { ...codeEvents, ...newPasswordEvents };
      log.push(JSON.stringify(redact(inspected.event, own)));
    },
  });
  const write = () => log.push(JSON.stringify([actor.getPersistedSnapshot()]));
  actor.subscribe((now) => log.push(JSON.stringify([now.context, now.output])));
  actor.start();
  const tell = (id: string, event: { type: string }) => {
    const child: AnyActorRef | undefined = actor.getSnapshot().children[id as 'code'];
    child?.send(event);
  };
  for (const [event, settles] of story) {
    if (actor.getSnapshot().status !== 'active') break;
    switch (event.do) {
      case 'second':
        clock.increment(1000);
        break;
      case 'login':
        actor.send({ type: 'login.submit', login: event.value });
        break;
      case 'password':
        actor.send({ type: 'password.submit', password: secret(event.value) });
        break;
      case 'code':
        tell('code', { type: 'code.submit', code: secret(event.value) } as never);
        break;
      case 'new': {
        const boxed = { password: secret(event.value), confirmation: secret(event.value) };
        tell('newPassword', { type: 'password.submit', ...boxed } as never);
        break;
      }
      case 'device':
        tell('devices', { type: 'device.remove', uid: event.value } as never);
        break;
      default:
        actor.send({ type: event.do });
    }
    if (settles) await settle();
    write();
  }
  await settle();
  write();
  return { output: actor.getSnapshot().output, log, letIn };
}

const inputs = fc.constantFrom<LoginInput>(...Object.values(loginInputs));
const stories = fc.array(fc.tuple(act, fc.boolean()), { minLength: 10, maxLength: 50 });
const rightOnes: readonly string[] = [...Object.values(right), newPassword];

describe('loginMachine, in any order of events', () => {
  it('signs in only after the service has taken a secret for right', async () => {
    let signedIn = 0;
    await fc.assert(
      fc.asyncProperty(inputs, fc.boolean(), stories, async (input, isFull, story) => {
        const { output, letIn } = await live(input, isFull, story);
        expect(letIn.filter((value) => !rightOnes.includes(value))).toEqual([]);
        if (output?.status !== 'signed-in') return;
        signedIn += 1;
        expect(letIn.length).toBeGreaterThan(0);
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(signedIn).toBeGreaterThan(10);
  });

  it('shows no secret in a context, an output, a snapshot or the log of events', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.boolean(), stories, async (input, isFull, story) => {
        const written = (await live(input, isFull, story)).log.join('\n');
        const shown = secrets.filter((value) =>
          new RegExp(`"${value}"|\\b${value}\\b`).test(written),
        );
        expect(shown).toEqual([]);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
