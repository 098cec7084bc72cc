import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { accountDevices } from '@foyer/devices/fixtures';
import { describe, expect, it, vi } from 'vitest';
import {
  fakeLoginPorts,
  type FakeLoginService,
  loginInputs,
  loginSessions,
  logins,
} from './login.fixtures.ts';
import { signIn } from './signed-in.driver.ts';

describe('the device limit', () => {
  const full = { devices: accountDevices };
  const over = { devices: [...accountDevices, { ...accountDevices[0], uid: 'device-0006' }] };

  it('has a device removed, makes the session a normal one and says so [LOGIN-013, LOGIN-033, DEV-002, DEV-004]', async () => {
    const deleteDevice = vi.fn(fakeLoginPorts().deleteDevice);
    const updateSession = vi.fn(async () => loginSessions.viewer);
    const flow = await signIn({ service: full, ports: { deleteDevice, updateSession } });
    await flow.devicesListed();
    expect(flow.view().step).toBe('changeDevice');

    flow.devices().send({ type: 'device.remove', uid: 'device-0002' });
    await flow.at('newDevice');

    expect(deleteDevice.mock.calls.map(([input]) => input)).toEqual([{ uid: 'device-0002' }]);
    expect(updateSession).toHaveBeenCalledOnce();
    expect(flow.sessionChanged.mock.calls).toEqual([
      [loginSessions.restricted],
      [loginSessions.viewer],
    ]);
  });

  it('closes by the step of the new device, and without it where profile steps are off [LOGIN-014, DEV-005, DEV-006, LOGIN-065]', async () => {
    const asked = await signIn({ service: full });
    const unasked = await signIn({ service: full, input: loginInputs.noProfiles });
    for (const flow of [asked, unasked]) {
      await flow.devicesListed();
      flow.devices().send({ type: 'device.remove', uid: 'device-0002' });
    }
    await asked.at('newDevice');

    asked.actor.send({ type: 'login.continue' });

    expect(await asked.outcome()).toMatchObject({ status: 'signed-in' });
    expect(await unasked.outcome()).toMatchObject({ status: 'signed-in' });
  });

  it('stays with a fresh list while there are more devices than may be [DEV-003]', async () => {
    const updateSession = vi.fn(async () => loginSessions.viewer);
    const flow = await signIn({
      service: over as FakeLoginService,
      ports: { updateSession },
    });
    await flow.devicesListed();

    flow.devices().send({ type: 'device.remove', uid: 'device-0006' });
    await vi.waitFor(() => expect(flow.devicesView().devices).toHaveLength(5));

    expect(flow.view().step).toBe('changeDevice');
    expect(updateSession).not.toHaveBeenCalled();
  });

  it('names devices by their given name, else by their own [DEV-007]', async () => {
    const flow = await signIn({ service: full });

    const { devices } = await flow.devicesListed();

    expect(devices.slice(0, 2)).toEqual([
      { uid: 'device-0001', name: 'Chrome, Windows', icon: 'computer' },
      { uid: 'device-0002', name: 'Телевизор в\u00A0гостиной', icon: 'tv' },
    ]);
  });

  it('says what failed, and lets it be tried again', async () => {
    const listDevices = vi.fn().mockRejectedValueOnce(errorAnswer({ status: 500, code: 1 }));
    listDevices.mockResolvedValue({ devices: accountDevices, limit: 5 });
    const flow = await signIn({ service: full, ports: { listDevices } });
    await vi.waitFor(() => expect(flow.devicesView().canRetry).toBe(true));
    expect(flow.devicesView().message).toEqual({ key: 'error.default' });

    flow.devices().send({ type: 'device.retry' });

    expect(await flow.devicesListed()).toMatchObject({ canRetry: false, message: undefined });
  });

  it('takes a device for removed that somebody else has removed', async () => {
    const gone = errorAnswer({ status: 404, code: errorCodes.notFound });
    const flow = await signIn({
      service: full,
      ports: { deleteDevice: () => Promise.reject(gone) },
    });
    await flow.devicesListed();

    flow.devices().send({ type: 'device.remove', uid: 'device-0002' });

    expect(await flow.devicesListed()).toMatchObject({ message: undefined, chosen: undefined });
  });

  it('left unsolved, lets the session flow bring a demo session back [SESS-005]', async () => {
    const flow = await signIn({ service: full });
    await flow.devicesListed();

    flow.actor.send({ type: 'login.close' });

    expect(await flow.outcome()).toEqual({ status: 'closed' });
    expect(flow.left).toHaveBeenCalledOnce();
  });

  it('follows a new password, too [LOGIN-038]', async () => {
    const flow = await signIn({ service: full, login: logins.mustReset });
    await flow.at('changePassword');

    flow.choosePassword('battery-staple');

    expect((await flow.at('changeDevice')).step).toBe('changeDevice');
  });
});
