import { errorCodes } from '@foyer/contract';
import type { Context as HonoContext } from 'hono';
import type { ServiceClock } from '../server/clock.ts';
import { socketOf } from '../server/socket.ts';
import { wait } from '../server/wait.ts';
import {
  type CapturedCall,
  createCapturedRequests,
  type CapturedRequests,
} from './captured-requests.ts';
import { createFaults, type Faults } from './faults.ts';

/** How QA drives a running service; exists with demo powers only. */
export interface ControlRoom {
  /** The clock that the service goes by. */
  clock: ServiceClock;
  faults: Faults;
  requests: CapturedRequests;
  /** Notes a call that was received. */
  capture: CapturedRequests['add'];
  /** Does what QA asked for this call; answers when the call goes no further. */
  applyFault(
    operationId: string,
    c: HonoContext,
    call: CapturedCall | undefined,
  ): Promise<Response | undefined>;
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });

/** A control room without faults or captured calls. */
export function createControlRoom(clock: ServiceClock): ControlRoom {
  const faults = createFaults();
  const requests = createCapturedRequests();
  return {
    clock,
    faults,
    requests,
    capture: requests.add,
    applyFault: async (operationId, c, call) => {
      const fault = faults.take(operationId);
      if (!fault) return undefined;
      call?.hit(fault);
      const { signal } = c.req.raw;
      if (fault.delay_ms > 0) await wait(fault.delay_ms, signal);
      if (fault.mode === 'pass') return undefined;
      if (fault.mode === 'hang') await untilAborted(signal);
      if (fault.mode === 'reset') socketOf(c)?.resetAndDestroy();
      return Response.json(
        {
          error_code: fault.error_code ?? errorCodes.internal,
          description: fault.description ?? 'Fault asked for by the control room',
        },
        { status: fault.status, headers: { 'cache-control': 'no-store' } },
      );
    },
  };
}
