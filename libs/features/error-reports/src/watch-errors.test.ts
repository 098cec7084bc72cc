import { describe, expect, it } from 'vitest';
import { hearDuringTest } from './heard-errors.fixtures.ts';
import { watchErrors } from './watch-errors.ts';

const failure = new TypeError('x is undefined');

describe('watchErrors', () => {
  it('reports uncaught errors and rejected promises until it is stopped', () => {
    const heard = hearDuringTest();
    const page = new EventTarget();
    const fail = () => {
      page.dispatchEvent(Object.assign(new Event('error'), { error: failure }));
      page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
    };
    const stopWatching = watchErrors(page);

    fail();
    stopWatching();
    fail();

    expect(heard).toEqual([
      { error: failure, source: 'window.onerror' },
      { error: 'refused', source: 'unhandledrejection' },
    ]);
  });

  it('reports the sentence where a script of another origin hides its error', () => {
    const heard = hearDuringTest();
    const page = new EventTarget();
    const stopWatching = watchErrors(page);

    page.dispatchEvent(
      Object.assign(new Event('error'), { error: null, message: 'Script error.' }),
    );
    stopWatching();

    expect(heard).toEqual([{ error: 'Script error.', source: 'window.onerror' }]);
  });
});
