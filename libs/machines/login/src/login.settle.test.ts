import { resumeFlow } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { lasting, signIn } from './signed-in.driver.ts';
import { start } from './login.driver.ts';
import {
  fakeLoginPorts,
  fakeLoginSteps,
  loginInputs,
  loginSessions,
  logins,
  right,
} from './login.fixtures.ts';
import { createLoginMachine } from './login.machine.ts';
import { selectLoginView } from './login.selectors.ts';
import type {
  LoginInput,
  LoginPorts,
  ProfilesStepInput,
  ProfilesStepOutput,
} from './login.types.ts';

/** A selection of profiles that ends so, time after time. */
const profilesEnding = (...statuses: ProfilesStepOutput['status'][]) => {
  const left = [...statuses];
  return fromPromise(async () => ({ status: left.shift() ?? 'chosen' }));
};

/** A selection of profiles that ends when it is closed. */
const profilesToClose = setup({
  types: {} as { input: ProfilesStepInput; output: ProfilesStepOutput },
}).createMachine({
  initial: 'choosing',
  states: { choosing: { on: { 'profiles.close': 'closed' } }, closed: { type: 'final' } },
  output: { status: 'closed' },
});

describe('a new session', () => {
  it('leads to the profiles [LOGIN-015, LOGIN-035]', async () => {
    const flow = await signIn();

    expect(flow.view()).toMatchObject({ step: 'profiles', isClosable: true });
    expect(flow.sessionChanged).toHaveBeenCalledExactlyOnceWith(loginSessions.viewer);
  });

  it.each([
    ['the profiles are skipped', loginInputs.skipped],
    ['the profile steps are off', loginInputs.noProfiles],
  ])('ends the flow when %s [LOGIN-036, LOGIN-037]', async (_, input) => {
    const flow = await signIn({ input });

    expect(await flow.outcome()).toEqual({
      status: 'signed-in',
      isNew: false,
      language: undefined,
    });
  });

  it('of nobody is none', async () => {
    const flow = await signIn({ ports: { createSession: async () => loginSessions.demo } });

    expect(flow.view()).toMatchObject({ step: 'login', message: { key: 'error.auth' } });
  });

  it('by a new password leads to the profiles, or ends the flow [LOGIN-039]', async () => {
    const reset = async (input: LoginInput) => {
      const flow = await signIn({ login: logins.mustReset, input });
      await flow.at('changePassword');
      flow.choosePassword('battery-staple');
      await vi.waitFor(() => expect(flow.sessionChanged).toHaveBeenCalledOnce());
      return [flow.view().step, flow.actor.getSnapshot().status];
    };

    expect([await reset(loginInputs.plain), await reset(loginInputs.skipped)]).toEqual([
      ['profiles', 'active'],
      ['none', 'done'],
    ]);
  });

  it('by a new password is a new account where the service says so [LOGIN-040]', async () => {
    const flow = await signIn({
      login: logins.mustReset,
      ports: { resetPassword: async () => ({ session: loginSessions.viewer, isNew: true }) },
    });
    await flow.at('changePassword');

    flow.choosePassword('battery-staple');
    await flow.at('successRegistration');
    flow.actor.send({ type: 'login.continue' });

    expect(await flow.outcome()).toMatchObject({ status: 'signed-in', isNew: true });
  });

  it('closes the selection of a profile, and as success once the viewer is signed in [LOGIN-041]', async () => {
    const flow = await signIn({ ports: { steps: fakeLoginSteps({ profiles: profilesToClose }) } });

    flow.actor.send({ type: 'login.close' });

    expect(await flow.outcome()).toMatchObject({ status: 'signed-in' });
    expect(flow.left).not.toHaveBeenCalled();
  });
});

describe('a registration', () => {
  const register = (ports: Partial<LoginPorts> = {}, input: LoginInput = loginInputs.plain) =>
    signIn({ login: logins.unknown, ports, input });

  it('leads to the PIN, a profile and the success [LOGIN-017, LOGIN-018, LOGIN-034, LOGIN-062]', async () => {
    const pinInputs: unknown[] = [];
    const pinSetUp = fromPromise(async ({ input }) => {
      pinInputs.push(input);
    });
    const waiting = await register();
    const passing = await register({ steps: fakeLoginSteps({ pinSetUp }) });
    await passing.at('successRegistration');

    passing.actor.send({ type: 'login.continue' });

    expect(waiting.view().step).toBe('pinSetUp');
    expect(pinInputs).toEqual([{ phone: logins.unknown }]);
    expect(await passing.outcome()).toEqual({
      status: 'signed-in',
      isNew: true,
      language: undefined,
    });
  });

  it('leaves no way out of the profile dialog [LOGIN-043]', async () => {
    const inputs: unknown[] = [];
    const profiles = fromPromise<ProfilesStepOutput>(({ input }) => {
      inputs.push(input);
      return new Promise<never>(() => {});
    });
    const flow = await register({ steps: fakeLoginSteps({ profiles }) });
    await flow.at('profiles');

    flow.actor.send({ type: 'login.close' });

    expect(flow.view()).toMatchObject({ step: 'profiles', isClosable: false });
    expect(inputs).toEqual([{ isClosable: false, skipsSingle: false }]);
  });

  it('goes on when a step of another library fails', async () => {
    const failing = fromPromise(() => Promise.reject(new Error('A defect')));
    const flow = await register({
      steps: fakeLoginSteps({ profiles: failing, pinSetUp: failing }),
    });

    expect((await flow.at('successRegistration')).step).toBe('successRegistration');
  });

  it('leaves the profile out where it is skipped', async () => {
    const flow = await register({ steps: fakeLoginSteps() }, loginInputs.skipped);

    expect((await flow.at('successRegistration')).step).toBe('successRegistration');
  });
});

describe('the profiles', () => {
  it('may be added to, and are selected then [LOGIN-016]', async () => {
    const flow = await signIn({
      ports: { steps: { ...lasting, profiles: profilesEnding('add', 'chosen') } },
    });
    await flow.at('newProfile');

    flow.actor.send({ type: 'login.back' });

    expect(await flow.outcome()).toMatchObject({ status: 'signed-in' });
  });
});

describe('a restored flow', () => {
  it('begins anew before there is a session, and goes on after', async () => {
    const ports = fakeLoginPorts({}, { steps: lasting });
    const machine = createLoginMachine(ports);
    const early = start(loginInputs.plain, ports);
    early.enter(logins.email);
    await early.at('emailPassword');
    early.enterPassword(right.password);
    const kept = [JSON.stringify(early.actor.getPersistedSnapshot())];
    const late = await signIn();
    kept.push(JSON.stringify(late.actor.getPersistedSnapshot()));

    const resumed = kept.map((text) => resumeFlow(machine, JSON.parse(text) as never));

    expect(resumed.map((actor) => selectLoginView(actor.getSnapshot()).step)).toEqual([
      'login',
      'profiles',
    ]);
  });
});
