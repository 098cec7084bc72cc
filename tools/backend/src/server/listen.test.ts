import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

const local = { host: '127.0.0.1', setting: 'BACKEND_PORT' };

describe('listen', () => {
  it('says in one sentence that a port is taken', async () => {
    const first = await listen(new Hono(), { ...local, port: 0 });

    await expect(listen(new Hono(), { ...local, port: first.port })).rejects.toThrow(
      `Port ${first.port} on 127.0.0.1 is taken by another process: stop it, or set BACKEND_PORT to another port.`,
    );
    await first.close(0);
  });

  it('lets a running request end before it closes', async () => {
    let finish = () => undefined as void;
    const app = new Hono();
    const arrived = new Promise<void>((resolve) => {
      app.get('/', async (c) => {
        resolve();
        await new Promise<void>((end) => {
          finish = end;
        });
        return c.text('done');
      });
    });
    const listener = await listen(app, { ...local, port: 0 });
    const answer = fetch(`http://127.0.0.1:${listener.port}/`);
    await arrived;

    const closed = listener.close(10_000);
    finish();

    expect(await (await answer).text()).toBe('done');
    await closed;
  });

  it.each([
    ['two lengths', 'content-length: 3\r\ncontent-length: 30'],
    ['a length and pieces', 'content-length: 3\r\ntransfer-encoding: chunked'],
    ['a length that is no number', 'content-length: 3, 30'],
  ])('ends a connection whose request has %s', async (_, fields) => {
    const paths: string[] = [];
    const app = new Hono().all('*', async (c) => {
      paths.push(c.req.path);
      return c.text(await c.req.text());
    });
    const listener = await listen(app, { ...local, port: 0 });
    const socket = connect(listener.port, local.host);
    const hidden = 'GET /hidden HTTP/1.1\r\nhost: x\r\n\r\n';
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${fields}\r\n\r\n0\r\n\r\n${hidden}`);

    const answer = await text(socket);

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(paths).not.toContain('/hidden');
    await listener.close(0);
  });

  it('does not give a request back that asks for it by TRACE', async () => {
    const app = new Hono().get('*', (c) => c.text('a page'));
    const listener = await listen(app, { ...local, port: 0 });
    const socket = connect(listener.port, local.host);
    socket.write('TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-secret: s\r\n\r\n');

    const answer = await text(socket);

    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('x-secret');
    await listener.close(0);
  });
});
