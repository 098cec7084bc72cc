import { errorCodes } from '@foyer/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../errors.ts';
import {
  createTransportEvents,
  transportEventOf,
  type TransportEvent,
} from './transport-events.ts';

const GET = { method: 'GET', path: '/user' };
const POST = { method: 'POST', path: '/purchases' };

const refusal = (status: number, error_code?: number) =>
  new ApiError('getUser', status, error_code ? { error_code, description: '' } : undefined);

describe('transportEventOf', () => {
  it('asks for a new demo session after 401 with 1000023 [ERR-006]', () => {
    expect(transportEventOf(refusal(401, 1000023), GET)).toEqual({ type: 'session.missing' });
  });

  it('asks to update the session after 401 with 1000053 [ERR-007]', () => {
    expect(transportEventOf(refusal(401, 1000053), GET)).toEqual({ type: 'session.stale' });
  });

  it('gives the session up after any other 401 [ERR-008]', () => {
    expect(transportEventOf(refusal(401, 1000001), GET)).toEqual({ type: 'session.lost' });
    expect(transportEventOf(refusal(401), POST)).toEqual({ type: 'session.lost' });
  });

  it('gives the session up after 403 with 1000049 on a GET [ERR-009]', () => {
    expect(transportEventOf(refusal(403, 1000049), GET)).toEqual({ type: 'session.lost' });
  });

  it('leaves 403 with 1000049 to its caller on anything else [ERR-010]', () => {
    expect(transportEventOf(refusal(403, 1000049), POST)).toBeUndefined();
  });

  it('leads away from a country that is blocked after 451 [ERR-011]', () => {
    expect(transportEventOf(refusal(451), GET)).toEqual({ type: 'geo.blocked' });
  });

  it.each([502, 503, 504] as const)(
    'finds the service unavailable after %d [ERR-012, ERR-013, ERR-014]',
    (status) => {
      const event = transportEventOf(refusal(status), GET);

      expect(event).toEqual({ type: 'service.unavailable', status });
    },
  );

  it('leaves every other failure to its caller', () => {
    const others = [
      refusal(400, errorCodes.invalidRequest),
      refusal(403, errorCodes.pinRequired),
      refusal(404, errorCodes.notFound),
      refusal(500, errorCodes.internal),
      new NetworkError('getUser', 'ERR_NETWORK'),
    ];

    expect(others.map((failure) => transportEventOf(failure, GET))).toEqual(
      others.map(() => undefined),
    );
  });
});

describe('createTransportEvents', () => {
  it('is heard once in five seconds for each row of the table [ERR-005]', () => {
    let nowMs = 0;
    const receive = vi.fn<(event: TransportEvent) => void>();
    const onFailure = createTransportEvents(receive, () => nowMs);

    onFailure(refusal(503), GET);
    onFailure(refusal(502), GET);
    nowMs = 4999;
    onFailure(refusal(503), GET);
    nowMs = 5000;
    onFailure(refusal(503), GET);

    expect(receive.mock.calls).toEqual([
      [{ type: 'service.unavailable', status: 503 }],
      [{ type: 'service.unavailable', status: 502 }],
      [{ type: 'service.unavailable', status: 503 }],
    ]);
  });

  it('says nothing of a failure that concerns its caller alone', () => {
    const receive = vi.fn<(event: TransportEvent) => void>();

    createTransportEvents(receive)(refusal(404), GET);

    expect(receive).not.toHaveBeenCalled();
  });
});
