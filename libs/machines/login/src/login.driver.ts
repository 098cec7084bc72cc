import type { Language } from '@foyer/contract';
import { required, secret } from '@foyer/core';
import { selectLanguageView } from '@foyer/language';
import { createActor, SimulatedClock, toPromise, waitFor } from 'xstate';
import { selectCodeView } from './code.selectors.ts';
import { selectDevicesView } from './devices.selectors.ts';
import { createLoginMachine } from './login.machine.ts';
import { type LoginStep, selectLoginView } from './login.selectors.ts';
import type { LoginInput, LoginPorts } from './login.types.ts';
import { selectNewPasswordView } from './new-password.selectors.ts';

/** Starts the flow under a clock of the test's, and does what a viewer would. */
export function start(input: LoginInput, ports: LoginPorts) {
  const clock = new SimulatedClock();
  const actor = createActor(createLoginMachine(ports), { input, clock }).start();
  const view = () => selectLoginView(actor.getSnapshot());

  /** Resolves when the flow is at a step and nothing of its own is under way. */
  const at = async (step: LoginStep) => {
    await waitFor(actor, (now) => {
      const { step: shown, isBusy } = selectLoginView(now);
      return shown === step && !isBusy;
    });
    return view();
  };

  const children = () => actor.getSnapshot().children;
  const language = () => required(children().language, 'language');
  const code = () => required(children().code, 'code');
  const newPassword = () => required(children().newPassword, 'newPassword');
  const devices = () => required(children().devices, 'devices');

  return {
    actor,
    clock,
    view,
    at,
    /** Resolves when a language may be chosen. */
    languagesListed: async () => {
      await waitFor(language(), (now) => now.matches('choosing'));
      return selectLanguageView(language().getSnapshot());
    },
    chooseLanguage: (chosen: Language) =>
      language().send({ type: 'language.choose', code: chosen }),
    /** Resolves when the language step says something. */
    languageTold: async () =>
      (await waitFor(language(), (now) => Boolean(now.context.message))).context.message,
    code,
    codeView: () => selectCodeView(code().getSnapshot()),
    /** Resolves when a code was sent, or was not. */
    codeSent: async () => {
      await waitFor(code(), (now) => !now.matches({ awaiting: { delivery: 'sending' } }));
      return selectCodeView(code().getSnapshot());
    },
    /** Resolves when the code step says something. */
    codeTold: async () =>
      (await waitFor(code(), (now) => Boolean(now.context.message))).context.message,
    newPassword,
    newPasswordView: () => selectNewPasswordView(newPassword().getSnapshot()),
    devices,
    devicesView: () => selectDevicesView(devices().getSnapshot()),
    /** Resolves when a device may be removed. */
    devicesListed: async () => {
      await waitFor(devices(), (now) => now.matches('choosing'));
      return selectDevicesView(devices().getSnapshot());
    },
    enter: (login: string) => actor.send({ type: 'login.submit', login }),
    canEnter: (login: string) => actor.getSnapshot().can({ type: 'login.submit', login }),
    enterCode: (value: string) => code().send({ type: 'code.submit', code: secret(value) }),
    enterPassword: (value: string) =>
      actor.send({ type: 'password.submit', password: secret(value) }),
    choosePassword: (password: string, confirmation = password) =>
      newPassword().send({
        type: 'password.submit',
        password: secret(password),
        confirmation: secret(confirmation),
      }),
    outcome: () => toPromise(actor),
  };
}
