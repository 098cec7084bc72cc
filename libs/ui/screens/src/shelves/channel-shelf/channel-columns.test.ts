import { describe, expect, it } from 'vitest';
import { channelColumns } from './channel-columns.ts';

const channels = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('channelColumns', () => {
  it('has one row of up to 20 channels [HOME-002]', () => {
    expect(channelColumns(channels(20))).toEqual(channels(20).map((one) => [one]));
  });

  it('has two rows of more than 20 channels [HOME-001]', () => {
    const columns = channelColumns(channels(21));

    expect(columns).toHaveLength(11);
    expect(columns.slice(0, 2)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(columns.at(-1)).toEqual([20]);
  });
});
