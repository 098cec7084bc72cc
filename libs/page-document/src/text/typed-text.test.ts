import { describe, expect, it } from 'vitest';
import { applyChange } from './text-edit.ts';
import { changeOfTyped, typedOffsetOf, typedText } from './typed-text.ts';

const after = (text: string, typed: string) => applyChange(text, changeOfTyped(text, typed));

describe('changeOfTyped', () => {
  it.each([
    ['LF', '{\n  "a": \n}', '{\n  "a": 1,\n  "b": 2\n}', '{\n  "a": 1,\n  "b": 2\n}'],
    ['CRLF', '{\r\n  "a": \r\n}', '{\n  "a": 1,\n  "b": 2\n}', '{\r\n  "a": 1,\r\n  "b": 2\r\n}'],
    ['both', '{\r\n\n"a": \n}\r\n', '{\n\n"a": 1\n}\n', '{\r\n\n"a": 1\n}\r\n'],
    ['a line taken out', '{\r\n\r\n"a": 1\r\n}', '{\n"a": 1\n}', '{\r\n"a": 1\r\n}'],
  ])('keeps the line breaks of a text with %s', (_what, text, typed, wanted) => {
    expect(after(text, typed)).toBe(wanted);
  });

  it('changes nothing where nothing was typed', () => {
    const text = '{\r\n"a": \r}\n';

    expect(changeOfTyped(text, typedText(text))).toEqual([]);
  });
});

describe('typedOffsetOf', () => {
  it('finds a place that was counted in the text itself', () => {
    const typed = typedText('{\r\n  "a": }\r\n');

    expect(typed.slice(typedOffsetOf(typed, { line: 2, column: 8 }))).toBe('}\n');
  });
});
