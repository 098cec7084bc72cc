import { describe, expect, it } from 'vitest';
import { chooseScript } from './choose-script.ts';

const script = {
  url: 'https://vendor.example/omid.js',
  apiFramework: 'omid',
  isBrowserOptional: false,
};
const verification = { vendor: 'vendor.example-omid', scripts: [script], notExecuted: [] };
const rules = { vendors: ['vendor.example-omid'], mayAsk: () => true, hasFrames: true };

describe('chooseScript', () => {
  it('A20: runs the script of a vendor that the label allows', () => {
    expect(chooseScript(verification, rules)).toEqual(script);
  });

  it.each([
    ['a vendor that is not allowed', verification, { ...rules, vendors: [] }, 1],
    ['a vendor without a name', { scripts: [script], notExecuted: [] }, rules, 1],
    ['a viewer who has not agreed', verification, { ...rules, mayAsk: () => false }, 1],
    [
      'another framework',
      { ...verification, scripts: [{ ...script, apiFramework: 'own' }] },
      rules,
      2,
    ],
    ['a page without walled documents', verification, { ...rules, hasFrames: false }, 2],
  ])('A20: refuses %s, with its reason', (_, given, by, reason) => {
    expect(chooseScript(given, by)).toBe(reason);
  });
});
