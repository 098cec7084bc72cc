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
});
