import { describe, expect, it } from 'vitest';
import { changedTokens, usesTokens, withDerived, withoutTokens } from './changed-tokens.ts';

const theme = (accent: string, label = 'main') =>
  `:root[data-label=${label}]{--color-page:#000;--color-accent:${accent}}@media (width>=48em){:root[data-label=${label}]{--space-1:4px}}.a{color:red}`;

describe('withoutTokens', () => {
  it('is the same for sheets that differ in values of custom properties alone', () => {
    const plain =
      ':root[data-label=main]{}@media (width>=48em){:root[data-label=main]{}}.a{color:red}';

    expect(withoutTokens(theme('#fff'))).toBe(plain);
    expect(withoutTokens(theme('url("a;b}c")'))).toBe(plain);
    expect(withoutTokens(theme('color-mix(in oklab, var(--a, rgb(0 0 0)) 5%, red)'))).toBe(plain);
    expect(withoutTokens(theme('#fff').replace('red', 'blue'))).not.toBe(plain);
  });
});

describe('changedTokens', () => {
  it('names what has another value, with the label whose pages show it', () => {
    expect(changedTokens(theme('#fff'), theme('#eee'))).toEqual({
      names: new Set(['--color-accent']),
      label: 'main',
    });
  });

  it('names what has come, gone, or stands under another condition', () => {
    const after = theme('#fff')
      .replace('--color-page:#000;', '--color-leaf:green;')
      .replace('--space-1:4px', '--color-accent:#eee');

    expect(changedTokens(theme('#fff'), after).names).toEqual(
      new Set(['--color-page', '--space-1', '--color-accent', '--color-leaf']),
    );
  });

  it('names no label where other pages may show it', () => {
    const both = theme('#fff') + theme('#fff', 'alternate');
    expect(changedTokens(both, both.replaceAll('#fff', '#eee')).label).toBeUndefined();
    expect(changedTokens('.a{--gap:1px}', '.a{--gap:2px}').label).toBeUndefined();
    expect(
      changedTokens(':root[data-label=main],.a{--a:1}', ':root[data-label=main],.a{--a:2}').label,
    ).toBeUndefined();
  });
});

describe('withDerived', () => {
  it('adds what is made of a token, at any remove', () => {
    const sheets = ['.card{--edge:1px solid var(--line)}', ':root{--line:var(--color-accent)}'];

    expect(withDerived(new Set(['--color-accent']), sheets)).toEqual(
      new Set(['--color-accent', '--line', '--edge']),
    );
  });
});

describe('usesTokens', () => {
  const names = new Set(['--color-accent']);

  it('is for styles and scripts that name a token, not for those that give its value', () => {
    expect(usesTokens('.a{color:var(--color-accent)}', names)).toBe(true);
    expect(usesTokens('x={color:`var(--color-accent)`}', names)).toBe(true);
    expect(usesTokens(theme('#fff'), names)).toBe(false);
  });

  it('knows a name from the beginning of a longer one', () => {
    expect(usesTokens('.a{color:var(--color-accent-hover)}', names)).toBe(false);
  });
});
