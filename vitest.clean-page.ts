import { afterAll, afterEach, vi } from 'vitest';
import { forgetServiceTime } from './libs/api-client/client/src/service-clock.ts';

const forget = () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  forgetServiceTime();
};

// Test files share a worker, and with it one page: each leaves it as it found it.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const address = location.href;
  afterEach(cleanup);
  afterAll(() => {
    forget();
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0])) {
      document.cookie = `${name}=; Path=/; Max-Age=0`;
    }
    localStorage.clear();
    sessionStorage.clear();
    if (location.href !== address) history.replaceState(null, '', address);
  });
} else {
  afterAll(forget);
}
