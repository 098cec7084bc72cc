import { expect, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { start } from './login.driver.ts';
import {
  fakeLoginPorts,
  fakeLoginSteps,
  type FakeLoginService,
  loginInputs,
  logins,
  right,
} from './login.fixtures.ts';
import type { LoginInput, LoginPorts } from './login.types.ts';

/** Steps of other libraries that go on until the test has seen them. */
export const lasting = fakeLoginSteps({
  profiles: fromPromise(() => new Promise<never>(() => {})),
  newProfile: fromPromise(() => new Promise<never>(() => {})),
  pinSetUp: fromPromise(() => new Promise<never>(() => {})),
});

/** For whom a flow signs in, and what the service says. */
export interface SignedInStory {
  input?: LoginInput;
  service?: FakeLoginService;
  ports?: Partial<LoginPorts>;
  login?: string;
}

/** A flow whose code was right. */
export async function signIn({
  input = loginInputs.plain,
  service,
  ports,
  login,
}: SignedInStory = {}) {
  const sessionChanged = vi.fn();
  const left = vi.fn();
  const flow = start(
    input,
    fakeLoginPorts(service, { steps: lasting, sessionChanged, left, ...ports }),
  );
  flow.enter(login ?? logins.known);
  await flow.at('phonePassword');
  await flow.codeSent();
  flow.enterCode(right.smsCode);
  await vi.waitFor(() => expect(flow.view().step).not.toBe('phonePassword'));
  return { ...flow, sessionChanged, left };
}
