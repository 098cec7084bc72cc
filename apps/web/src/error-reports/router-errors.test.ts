import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hearErrors, type FoundError } from './error-relay.ts';
import { reportRouterError } from './router-errors.ts';

const failure = new Error('x is undefined');

let heard: FoundError[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  heard = [];
  stop = hearErrors((one) => heard.push(one));
});

afterEach(() => stop());

describe('reportRouterError', () => {
  it('reports what a loader throws, and a failed component with those around it', () => {
    reportRouterError(failure, {});
    reportRouterError(failure, { errorInfo: { componentStack: 'at Page' } });

    expect(heard).toEqual([
      { error: failure, source: 'router' },
      { error: failure, source: 'router', componentStack: 'at Page' },
    ]);
  });
});
