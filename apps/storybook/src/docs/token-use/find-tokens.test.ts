import { describe, expect, it } from 'vitest';
import { findTokens } from './find-tokens.ts';

const groups = ['color', 'space', 'radius', 'type'];
const found = (text: string) => Object.fromEntries(findTokens(text, groups));

describe('findTokens', () => {
  it('finds what a style takes from the contract', () => {
    const text =
      "style({ color: vars.color.accent, margin: `0 ${vars.space.s2}`, ...text('body') })";

    expect(found(text)).toEqual({ 'color.accent': 1, 'space.s2': 1, 'type.body': 1 });
  });

  it('finds it under the names that a file gives to groups', () => {
    const text = `const { color, radius: corner } = vars;
      style({ color: color.t1, background: color.t1, borderRadius: corner.card, other: my.color.t2 })`;

    expect(found(text)).toEqual({ 'color.t1': 2, 'radius.card': 1 });
  });

  it('takes nothing else for a token', () => {
    expect(found("const { color } = props; element.color.name; label.text('body')")).toEqual({});
  });
});
