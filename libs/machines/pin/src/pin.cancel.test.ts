import { rightCode, rightPassword } from '@foyer/password-confirm/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { atStep, confirm, outcome, start, submit } from './pin.driver.ts';
import { fakePinPorts, pinInputs } from './pin.fixtures.ts';
import type { PinPorts } from './pin.types.ts';

/** A service that notes which calls it got, in their order. */
function noted(replaced: Partial<PinPorts> = {}, pin?: string) {
  const calls: string[] = [];
  const service = fakePinPorts(pin === undefined ? {} : { pin }, replaced);
  const ports: PinPorts = {
    ...service,
    validatePin: (input, signal) => {
      calls.push('validatePin');
      return service.validatePin(input, signal);
    },
    deletePin: (input, signal) => {
      calls.push(`deletePin by ${input.confirmation.kind}`);
      return service.deletePin(input, signal);
    },
    setAgeLimits: (input, signal) => {
      calls.push('setAgeLimits');
      return service.setAgeLimits(input, signal);
    },
  };
  return { ports, calls };
}

/** The states of a flow at the top, in their order, from now on. */
function stepsOf(actor: ReturnType<typeof start>) {
  const steps = new Set<string>();
  const note = ({ value }: { value: object | string }) =>
    steps.add(typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''));
  note(actor.getSnapshot());
  actor.subscribe(note);
  return steps;
}

describe('pinMachine, lifting age limits', () => {
  it('checks the PIN before it touches a limit [PIN-015]', async () => {
    const { ports, calls } = noted();
    const actor = start(pinInputs.liftChild, ports);

    submit(actor, '4321');
    expect((await atStep(actor, 'lift')).message).toEqual({ key: 'input.pin.validate' });
    expect(calls).toEqual(['validatePin']);
    submit(actor, '1234');

    expect(await outcome(actor)).toEqual({ status: 'lifted' });
    expect(calls).toEqual(['validatePin', 'validatePin', 'setAgeLimits']);
  });

  it.each([
    ['the session’s own profile', pinInputs.lift, undefined],
    ['another profile', pinInputs.liftChild, 'profile-child'],
  ])('sets the highest age limit of the service for %s [PIN-016, PIN-017]', async (...given) => {
    const [, input, profileId] = given;
    const setAgeLimits = vi.fn<PinPorts['setAgeLimits']>(async () => undefined);
    const actor = start(input, fakePinPorts({}, { setAgeLimits }));
    await atStep(actor, 'lift');

    submit(actor, '1234');
    await outcome(actor);

    expect(setAgeLimits.mock.calls.map(([asked]) => asked)).toEqual([
      { ageLimitId: 'age-18', profileId },
    ]);
  });

  it('asks nothing where the PIN is 0000 [PIN-004]', async () => {
    const { ports } = noted({}, '0000');
    const actor = start(pinInputs.lift, ports);

    expect(await outcome(actor)).toEqual({ status: 'lifted' });
  });

  it('is refused to another profile than a master [PIN-008]', async () => {
    const { ports, calls } = noted();

    expect(await outcome(start(pinInputs.liftAdditional, ports))).toEqual({ status: 'refused' });
    expect(calls).toEqual([]);
  });

  it.each([
    ['a call fails', { setAgeLimits: () => Promise.reject(new Error('No connection')) }],
    ['there are no limits', { listAgeLimits: async () => [] }],
  ] satisfies [string, Partial<PinPorts>][])('tells it when %s', async (_, replaced) => {
    const actor = start(pinInputs.liftChild, fakePinPorts({}, replaced));
    submit(actor, '1234');

    expect((await atStep(actor, 'failed')).message).toEqual({ key: 'error.default' });
  });

  it('tries again without asking for the PIN once more', async () => {
    const setAgeLimits = vi
      .fn<PinPorts['setAgeLimits']>()
      .mockRejectedValueOnce(new Error('No connection'))
      .mockResolvedValueOnce(undefined);
    const actor = start(pinInputs.liftChild, fakePinPorts({}, { setAgeLimits }));
    submit(actor, '1234');
    await atStep(actor, 'failed');

    actor.send({ type: 'pin.retry' });

    expect(await outcome(actor)).toEqual({ status: 'lifted' });
  });
});

describe('pinMachine, in the purchase area', () => {
  it.each([
    ['the password', pinInputs.paymentWithoutPhone, 'password', rightPassword],
    ['an SMS code', pinInputs.payment, 'code', rightCode],
  ] as const)('resets by %s, deletes, and leads to changePin [PIN-018]', async (...given) => {
    const [, input, kind, value] = given;
    const { ports, calls } = noted();
    const actor = start(input, ports);

    actor.send({ type: 'pin.reset' });
    await confirm(actor, kind, value);
    await atStep(actor, 'new');

    expect(calls).toEqual([`deletePin by ${kind}`]);
    submit(actor, '5678');
    submit(actor, '5678');
    expect(await outcome(actor)).toEqual({ status: 'accepted', pin: '5678' });
  });

  it('has the steps auto, pin, pin_cancel, reset and changePin [MODAL-017]', async () => {
    const lifting = start(pinInputs.lift, fakePinPorts());
    const forgetting = start(pinInputs.payment, fakePinPorts());
    const liftingSteps = stepsOf(lifting);
    const forgettingSteps = stepsOf(forgetting);

    await atStep(lifting, 'lift');
    submit(lifting, '1234');
    await outcome(lifting);
    forgetting.send({ type: 'pin.reset' });
    await confirm(forgetting, 'code', rightCode);
    await atStep(forgetting, 'new');

    expect([...liftingSteps]).toEqual(['auto', 'pin', 'pinCancel', 'lifted']);
    expect([...forgettingSteps]).toEqual(['pin', 'reset', 'changePin']);
  });
});
