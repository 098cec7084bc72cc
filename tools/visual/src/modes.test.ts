import { describe, expect, it } from 'vitest';
import { defaultModes, modes } from './modes.ts';

describe('modes', () => {
  it('has every label in every language at both widths', () => {
    expect(modes.size).toBe(2 * 3 * 2);
    expect(modes.get('alternate-hye-360')).toEqual({
      label: 'alternate',
      language: 'hye',
      width: 360,
    });
  });

  it('looks by default at each label at both widths, and at each language', () => {
    const chosen = defaultModes.map((name) => modes.get(name));

    expect(new Set(chosen.map((mode) => `${mode?.label} ${mode?.width}`))).toEqual(
      new Set(['main 1280', 'main 360', 'alternate 1280', 'alternate 360']),
    );
    expect(new Set(chosen.map((mode) => mode?.language))).toEqual(new Set(['rus', 'eng', 'hye']));
  });
});
