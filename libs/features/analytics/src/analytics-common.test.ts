import { describe, expect, it } from 'vitest';
import { storedUtmMark } from './analytics-common.ts';

const markOf = (text: string | null) =>
  storedUtmMark((key) => {
    if (key !== 'utm_mark') throw new Error(`Nothing is kept under ${key}`);
    return text;
  });

describe('storedUtmMark', () => {
  it('reads what a campaign left, without the codes of its address', () => {
    const mark = {
      utm_campaign: 'autumn',
      utm_source: 'mail',
      query: 'utm_source=mail&access=CODE&msisdn=79000000001',
    };

    expect(markOf(JSON.stringify(mark))).toEqual({
      utm_campaign: 'autumn',
      utm_source: 'mail',
      query: 'utm_source=mail&access=&msisdn=',
    });
  });

  it.each([null, '<', '"mail"', '{"utm_source":7}'])('takes nothing from %s', (text) => {
    expect(markOf(text)).toBeUndefined();
  });
});
