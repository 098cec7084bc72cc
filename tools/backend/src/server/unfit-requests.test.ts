import { createTestLog, type TestLog } from '@foyer/server/testing';
import { openRaw, type RawConnection } from '@foyer/server/testing/raw-connection';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '../testing/test-backend.ts';
import { listen, type Listener } from './listen.ts';

const times = { headersMs: 200, requestMs: 400, checkMs: 20, idleMs: 60_000 };

let listener: Listener;
let watched: TestLog;
let connection: RawConnection;

beforeEach(async () => {
  watched = createTestLog('backend', 'info');
  const { app } = await createTestBackend({}, { isKept: true, log: watched.log });
  listener = await listen(app, { host: '127.0.0.1', port: 0, setting: 'BACKEND_PORT', times });
});

afterEach(async () => {
  connection.leave();
  await listener.close(0);
});

/** Opens a connection with the head of a change. */
function open(...headers: string[]): RawConnection {
  const head = ['POST /api/v1/sessions/visitor HTTP/1.1', 'host: a', ...headers];
  connection = openRaw(listener.port, `${head.join('\r\n')}\r\n\r\n`);
  return connection;
}

const answered = () => watched.lines().filter(({ message }) => message === 'answered');

describe('a request that does not fit', () => {
  it('ends when its body takes too long, while others are answered, and is no fault', async () => {
    const { trickle, heard } = open('content-type: application/json', 'content-length: 100');
    trickle(' ');

    const other = await fetch(`http://127.0.0.1:${listener.port}/live`);
    const told = await heard;

    expect([other.status, told.split('\r\n')[0]]).toEqual([200, 'HTTP/1.1 408 Request Timeout']);
    await vi.waitFor(() => expect(answered()).toMatchObject([{ level: 'info', status: 408 }]));
    expect(watched.lines().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('is no fault when its sender goes away', async () => {
    const { begun, leave } = open(
      'content-type: application/json',
      'content-length: 100',
      'expect: 100-continue',
    );
    await begun;

    leave();

    await vi.waitFor(() => expect(answered()).toMatchObject([{ level: 'info', status: 408 }]));
    expect(watched.lines().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('is refused for a body that turns out to be too large, and the last of its connection', async () => {
    const { write, heard } = open('content-type: application/json', 'transfer-encoding: chunked');
    write(`80000\r\n${'a'.repeat(0x8_00_00)}\r\n`);

    const told = await heard;

    expect(told).toContain('HTTP/1.1 413 Payload Too Large');
    expect(told).toMatch(/\r\nconnection: close\r\n/iu);
  });

  it('is refused for too many headers', async () => {
    const many = Array.from({ length: 100 }, (_, index) => `x-${index}: a`);

    expect(await open(...many, 'connection: close').heard).toContain(
      'HTTP/1.1 431 Request Header Fields Too Large',
    );
  });
});
