import { vi } from 'vitest';

/**
 * How long a test waits for what comes by itself, in milliseconds. A busy machine takes long over the first use of what
 * is compiled then; a limit here is for what hangs.
 */
const patienceMs = 25_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: patienceMs }) => waitFor(callback, options);

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
}
