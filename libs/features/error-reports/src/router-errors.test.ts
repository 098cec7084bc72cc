import { describe, expect, it } from 'vitest';
import { hearDuringTest } from './heard-errors.fixtures.ts';
import { reportRouterError } from './router-errors.ts';

const failure = new Error('x is undefined');

describe('reportRouterError', () => {
  it('reports what a loader throws, and a failed component with those around it', () => {
    const heard = hearDuringTest();

    reportRouterError(failure, {});
    reportRouterError(failure, { errorInfo: { componentStack: 'at Page' } });

    expect(heard).toEqual([
      { error: failure, source: 'router' },
      { error: failure, source: 'router', componentStack: 'at Page' },
    ]);
  });
});
