import { devicesFixture } from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { devicesPorts } from './devices.ports.ts';

const { signal } = new AbortController();

describe('devicesPorts', () => {
  it('lists devices in the words of the flow, with their limit [DEV-001, DEV-007]', async () => {
    const ports = devicesPorts({ call: vi.fn(async () => devicesFixture) as never });

    const { devices, limit } = await ports.listDevices(undefined, signal);

    expect(limit).toBe(5);
    expect(devices[1]).toEqual({
      uid: 'device-0002',
      terminalName: 'Smart TV',
      title: 'Телевизор в гостиной',
      icon: 'tv',
    });
  });

  it('removes the device that it is told, and signs out by the session', async () => {
    const call = vi.fn(async () => undefined);
    const ports = devicesPorts({ call: call as never });

    await ports.deleteDevice({ uid: 'device-0002' }, signal);
    await ports.signOut(undefined, signal);

    expect(call.mock.calls).toEqual([
      [
        expect.objectContaining({ operationId: 'deleteDevice' }),
        { params: { uid: 'device-0002' } },
        signal,
      ],
      [expect.objectContaining({ operationId: 'deleteSession' }), {}, signal],
    ]);
  });
});
