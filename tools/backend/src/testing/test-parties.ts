import { listen, type Listener } from '../server/listen.ts';
import { createTestBackend, type TestBackend } from './test-backend.ts';
import { createTestMedia } from './test-media.ts';

/** A service of a test whose outside parties answer at an address of their own. */
export interface TestParties {
  backend: TestBackend;
  listener: Listener;
  url: string;
}

/** Starts them on a free port. */
export async function startTestParties(): Promise<TestParties> {
  const backend = await createTestBackend({ MEDIA_DIR: await createTestMedia() });
  if (!backend.partiesApp) throw new Error('There are no parties');
  const setting = 'PARTIES_PORT';
  const listener = await listen(backend.partiesApp, { host: '127.0.0.1', port: 0, setting });
  return { backend, listener, url: `http://127.0.0.1:${listener.port}` };
}
