import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfter, digitsOf, placesOf, readEdit, setDigits } from './digit-mask.ts';

const phone = '(XXX) XXX-XX-XX';

/** Writes the caret as a bar: `(90|0`. */
const withBar = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') });
const barred = (digits: string, caret: number, mask: string) => {
  const set = setDigits(digits, mask);
  const place = caretAfter(caret, set);
  return `${set.slice(0, place)}|${set.slice(place)}`;
};

describe('setDigits', () => {
  it.each([
    ['', ''],
    ['9', '(9'],
    ['900', '(900'],
    ['9000', '(900) 0'],
    ['9000000002', '(900) 000-00-02'],
  ])('sets «%s» as «%s», a digit for each X [COUNTRY-002]', (digits, set) => {
    expect(setDigits(digits, phone)).toBe(set);
  });

  it('counts the places of a mask', () => {
    expect(placesOf('XX XXX-XXX')).toBe(8);
  });
});

describe('readEdit', () => {
  it.each([
    ['a digit in the middle', '900123', '(97|00) 123', '(97|0) 012-3'],
    ['a digit at the end', '900', '(9001|', '(900) 1|'],
    ['letters', '900', '(90ab|0', '(90|0'],
  ])('C17: keeps the caret with its digit when one types %s', (_what, before, text, after) => {
    const { digits, caret } = readEdit({ ...withBar(text), before, mask: phone });
    expect(barred(digits, caret, phone)).toBe(after);
  });

  it('C17: takes the digit behind a deleted separator', () => {
    const back = { ...withBar('(900)|123'), deletion: 'backward', before: '900123' } as const;
    const forth = { ...withBar('(900| 123'), deletion: 'forward', before: '900123' } as const;
    expect(readEdit({ ...back, mask: phone })).toEqual({ digits: '90123', caret: 2 });
    expect(readEdit({ ...forth, mask: phone })).toEqual({ digits: '90023', caret: 3 });
  });

  it('leaves a digit out where there is no place for it', () => {
    const full = { before: '9000000002', mask: phone };
    expect(readEdit({ ...withBar('(905|0) 000-00-02'), ...full })).toEqual({
      digits: '9000000002',
      caret: 2,
    });
  });

  it('lets the owner read what was entered at the end, but never a deletion', () => {
    const read = (digits: string) => digits.replace(/^8/u, '');
    const given = { before: '', mask: phone, read };
    expect(readEdit({ ...withBar('8900|'), ...given }).digits).toBe('900');
    expect(readEdit({ ...withBar('8900|'), ...given, deletion: 'backward' }).digits).toBe('8900');
    expect(readEdit({ ...withBar('89|00'), ...given }).digits).toBe('8900');
  });
});

describe('digits of other scripts', () => {
  it.each([
    ['٢٢٠٠ ٠٠٠٤', '22000004'],
    ['۱۲/۳۰', '1230'],
    ['１２３', '123'],
    ['१२x३', '123'],
  ])('C16: reads «%s» as %s', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});

describe('a mask that follows the digits', () => {
  const mask = (digits: string) =>
    digits.startsWith('3') ? 'XXXX XXXXXX XXXXX' : 'XXXX XXXX XXXX XXXX';
  const edit = (text: string, before: string) => readEdit({ ...withBar(text), before, mask });

  it('sets the caret by the new form when an edit in the middle changes it', () => {
    const { digits, caret } = edit('3|500 0000 0000 0004', '5000000000000004');
    expect(barred(digits, caret, mask(digits))).toBe('3|500 000000 00000');
  });

  it('takes a longer number over a shorter one', () => {
    expect(edit('5555555555554444|', '378282246310005').digits).toBe('5555555555554444');
  });

  it('takes no digit beyond the last place of the form', () => {
    expect(edit('5555 5555 5555 44449|', '5555555555554444').digits).toBe('5555555555554444');
  });
});

/** The same edits on bare digits: what a viewer means. */
type Key = { kind: 'type'; digit: string } | { kind: 'back' | 'forth' | 'left' | 'right' };
interface Position {
  digits: string;
  caret: number;
}

function meant({ digits, caret }: Position, key: Key, places: number): Position {
  const [left, right] = [digits.slice(0, caret), digits.slice(caret)];
  switch (key.kind) {
    case 'type':
      return digits.length === places
        ? { digits, caret }
        : { digits: left + key.digit + right, caret: caret + 1 };
    case 'back':
      return { digits: left.slice(0, -1) + right, caret: Math.max(0, caret - 1) };
    case 'forth':
      return { digits: left + right.slice(1), caret };
    case 'left':
      return { digits, caret: Math.max(0, caret - 1) };
    case 'right':
      return { digits, caret: Math.min(digits.length, caret + 1) };
  }
}

function pressed(at: Position, key: Key, mask: string): Position {
  const text = setDigits(at.digits, mask);
  const caret = caretAfter(at.caret, text);
  const [left, right] = [text.slice(0, caret), text.slice(caret)];
  const before = at.digits;
  switch (key.kind) {
    case 'type':
      return readEdit({ text: left + key.digit + right, caret: caret + 1, before, mask });
    case 'back': {
      if (caret === 0) return at;
      const rest = left.slice(0, -1);
      return readEdit({
        text: rest + right,
        caret: rest.length,
        deletion: 'backward',
        before,
        mask,
      });
    }
    case 'forth': {
      if (right === '') return at;
      return readEdit({ text: left + right.slice(1), caret, deletion: 'forward', before, mask });
    }
    default:
      return meant(at, key, placesOf(mask));
  }
}

describe('a masked field', () => {
  it('C17: edits as if there were no separators', () => {
    const key: fc.Arbitrary<Key> = fc.oneof(
      fc.record({
        kind: fc.constant('type' as const),
        digit: fc.constantFrom(...'0123456789'),
      }),
      fc.record({ kind: fc.constantFrom('back' as const, 'forth', 'left', 'right') }),
    );
    const mask = fc.constantFrom(phone, 'XX / XX', 'XXXX XXXXXX XXXXX', 'XX XXX-XXX', 'XXX');
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), mask, (keys, form) => {
        const start: Position = { digits: '', caret: 0 };
        const expected = keys.reduce((at, next) => meant(at, next, placesOf(form)), start);
        const actual = keys.reduce((at, next) => pressed(at, next, form), start);
        expect(actual).toEqual(expected);
      }),
    );
  });
});
