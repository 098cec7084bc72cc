import { noteServiceTime, userQuery, type Client } from '@foyer/client';
import { selectViewingAllowance, type viewingLimitMachine } from '@foyer/viewing-limit';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { viewingLimitFlow } from './viewing-limit.flow.ts';

const night = Date.parse('2026-11-28T02:36:00+03:00');
const morning = Date.parse('2026-11-28T10:00:00+03:00');

beforeEach(() => {
  vi.useFakeTimers({ now: night });
});

afterEach(() => {
  vi.useRealTimers();
  noteServiceTime(Date.now());
});

it('goes by the service’s clock where that of the device is wrong [LIMIT-010]', async () => {
  noteServiceTime(morning);
  const client = {} as Client;
  const queryClient = new QueryClient();
  const profile = {
    id: 'lyova',
    view_limits: { allowed_from: '08:00', allowed_to: '20:00' },
  };
  const user = { is_auth: true, profile, current_time_zone: 'Europe/Moscow', cur_view_time: 0 };
  queryClient.setQueryData(userQuery(client).queryKey, user as never);

  const { logic, input } = viewingLimitFlow({ page: { client, queryClient } } as never);
  const actor = createActor(logic as typeof viewingLimitMachine, { input: input as never }).start();
  await vi.advanceTimersByTimeAsync(100);

  expect(selectViewingAllowance(actor.getSnapshot()).isIntervalAllowed).toBe(true);
  actor.stop();
});
