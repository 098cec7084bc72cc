import { afterEach, describe, expect, it } from 'vitest';
import { hearErrors, reportFound, type FoundError } from './error-relay.ts';

const found = (text: string): FoundError => ({ error: text, source: 'test' });

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  hearErrors(() => undefined)();
});

describe('reportFound', () => {
  it('keeps what fails before the service has loaded, and then tells of each error as it comes', () => {
    const heard: FoundError[] = [];
    reportFound(found('early'));

    stop = hearErrors((one) => heard.push(one));
    reportFound(found('late'));

    expect(heard).toEqual([found('early'), found('late')]);
  });

  it('keeps twenty of a flood', () => {
    for (let count = 0; count < 100; count += 1) reportFound(found(String(count)));
    const heard: FoundError[] = [];

    stop = hearErrors((one) => heard.push(one));

    expect(heard).toHaveLength(20);
  });
});
