import { describe, expect, it } from 'vitest';
import { isHolderValid, isPostalCodeValid } from './card-owner-rules.ts';

describe('isHolderValid', () => {
  it.each(['ANNA PETROVA', "JEAN-LUC O'NEIL", 'A. B. JR.', 'anna petrova', 'IVANOVICH'.repeat(2)])(
    'takes «%s» [BANKCARD-017]',
    (name) => {
      expect(isHolderValid(name)).toBe(true);
    },
  );

  it.each(['', 'A', 'АННА', 'ANNA 1', '-ANNA', 'A'.repeat(27)])(
    'refuses «%s»: 2 to 26 Latin letters [BANKCARD-017, BANKCARD-018]',
    (name) => {
      expect(isHolderValid(name)).toBe(false);
    },
  );
});

describe('isPostalCodeValid', () => {
  it.each(['10', '0010', '119019', 'SW1A 1AA', '12345-6789', 'K1A0B1'])(
    'takes «%s» [BANKCARD-019]',
    (code) => {
      expect(isPostalCodeValid(code)).toBe(true);
    },
  );

  it.each(['', '1', ' 1 ', '1!', '-12', '12345678901'])('refuses «%s» [BANKCARD-019]', (code) => {
    expect(isPostalCodeValid(code)).toBe(false);
  });
});
