import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertPortsAreFree, freePort } from './ports.ts';

describe('assertPortsAreFree', () => {
  it('names the port that is taken and the variable that moves it', async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

    const check = assertPortsAreFree([{ variable: 'PORT', port, purpose: 'web' }]);

    await expect(check).rejects.toThrow(`port ${port} (web) is taken`);
    await expect(check).rejects.toThrow('set PORT to another port');
    server.close();
  });

  it('lets free ports pass', async () => {
    const port = await freePort();

    await expect(
      assertPortsAreFree([{ variable: 'PORT', port, purpose: 'web' }]),
    ).resolves.toBeUndefined();
  });
});
