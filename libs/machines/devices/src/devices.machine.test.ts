import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { resumeFlow } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { accountDevices, devicesInputs, fakeDevicesPorts } from './devices.fixtures.ts';
import { createDevicesMachine } from './devices.machine.ts';
import { selectDevicesView } from './devices.selectors.ts';
import type { DevicesInput, DevicesPorts } from './devices.types.ts';

async function start(
  replaced: Partial<DevicesPorts> = {},
  input: DevicesInput = devicesInputs.known,
) {
  const ports = fakeDevicesPorts(replaced);
  const deleteDevice = vi.spyOn(ports, 'deleteDevice');
  const actor = createActor(createDevicesMachine(ports), { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const view = () => selectDevicesView(actor.getSnapshot());
  const remove = async (uid: string) => {
    actor.send({ type: 'device.remove', uid });
    actor.send({ type: 'device.confirm' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, view, remove, deleteDevice };
}

const uids = (view: { devices: readonly { uid: string }[] }) => view.devices.map(({ uid }) => uid);

describe('devicesMachine', () => {
  it('names devices by their given name, else by their own, and tells the limit [DEV-007]', async () => {
    const { view } = await start();

    expect(view()).toMatchObject({
      step: 'list',
      limit: 5,
      ownUid: 'device-0001',
      chosen: undefined,
      message: undefined,
    });
    expect(view().devices.slice(0, 2)).toEqual([
      { uid: 'device-0001', name: 'Chrome, Windows', icon: 'computer' },
      { uid: 'device-0002', name: 'Телевизор в\u00A0гостиной', icon: 'tv' },
    ]);
  });

  it('takes the limit for five while the service has said nothing [DEV-001]', () => {
    const { port } = heldPort<undefined, never>();
    const machine = createDevicesMachine(fakeDevicesPorts({ listDevices: port }));

    const actor = createActor(machine, { input: devicesInputs.known }).start();

    expect(selectDevicesView(actor.getSnapshot())).toMatchObject({ step: 'loading', limit: 5 });
    actor.stop();
  });

  it('removes a device once it is confirmed, and says which', async () => {
    const { actor, view, deleteDevice } = await start();
    actor.send({ type: 'device.remove', uid: 'device-0002' });
    expect(view()).toMatchObject({ chosen: 'device-0002', isRemoving: false });
    expect(deleteDevice).not.toHaveBeenCalled();

    actor.send({ type: 'device.confirm' });
    expect(view()).toMatchObject({ chosen: 'device-0002', isRemoving: true });
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));

    expect(deleteDevice.mock.calls.map(([input]) => input)).toEqual([{ uid: 'device-0002' }]);
    expect(view()).toMatchObject({ chosen: undefined, removed: 'Телевизор в\u00A0гостиной' });
    expect(uids(view())).toEqual(['device-0001', 'device-0003', 'device-0004', 'device-0005']);
  });

  it('keeps a device that the viewer wants to keep', async () => {
    const { actor, view, deleteDevice } = await start();

    actor.send({ type: 'device.remove', uid: 'device-0001' });
    actor.send({ type: 'device.keep' });

    expect(view()).toMatchObject({ chosen: undefined, removed: undefined });
    expect(uids(view())).toEqual(uids({ devices: accountDevices }));
    expect(deleteDevice).not.toHaveBeenCalled();
  });

  it('signs out when this device is removed, also when its cookie cannot be cleared', async () => {
    for (const signOut of [async () => undefined, () => Promise.reject(new Error('offline'))]) {
      const { actor, remove, deleteDevice } = await start({ signOut });

      await remove('device-0001');

      expect(await toPromise(actor)).toEqual({ status: 'signed-out' });
      expect(deleteDevice).toHaveBeenCalledOnce();
    }
  });

  it('stays signed in without a uid of its own', async () => {
    const { actor, remove } = await start({}, devicesInputs.unknown);

    await remove('device-0001');

    expect(actor.getSnapshot().value).toBe('choosing');
  });

  it('takes a device for removed that somebody else has removed', async () => {
    const listDevices = async () => ({
      devices: [
        ...accountDevices,
        { uid: 'gone', terminalName: 'Firefox', icon: 'computer' as const },
      ],
      limit: 5,
    });
    const { view, remove } = await start({ listDevices });

    await remove('gone');

    expect(view()).toMatchObject({ removed: 'Firefox', message: undefined });
  });

  it('says why a device was not removed, until the next try', async () => {
    const error = errorAnswer({ status: 500, code: 1, description: 'Не сейчас' });
    const { actor, view, remove } = await start({ deleteDevice: () => Promise.reject(error) });

    await remove('device-0002');
    expect(view()).toMatchObject({ chosen: undefined, message: { text: 'Не сейчас' } });

    actor.send({ type: 'device.remove', uid: 'device-0002' });
    expect(view().message).toBeUndefined();
  });

  it('lists again when it could not the first time', async () => {
    const listDevices = vi
      .fn()
      .mockRejectedValueOnce(new Error('No connection'))
      .mockResolvedValue({ devices: accountDevices, limit: 7 });
    const { actor, view } = await start({ listDevices });
    expect(view()).toMatchObject({ step: 'unknown', message: { key: 'error.default' } });

    actor.send({ type: 'device.retry' });
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));

    expect(view()).toMatchObject({ step: 'list', limit: 7, message: undefined });
  });

  it('ignores a device that is not in the list', async () => {
    const { actor } = await start();

    actor.send({ type: 'device.remove', uid: 'nobody' });

    expect(actor.getSnapshot().value).toBe('choosing');
  });

  it('lists again when it was restored', async () => {
    const { actor } = await start();
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createDevicesMachine(fakeDevicesPorts()), snapshot);

    expect(restored.getSnapshot().value).toBe('loading');
    restored.stop();
  });
});
