import { secret } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import { openMarks, plain } from './plain.ts';

describe('plain', () => {
  it('keeps what JSON keeps, and says what stands for a secret', () => {
    const value = { list: [1, 'two', null], box: secret('1234'), at: new Date(0) };

    expect(plain(value, () => 'hidden')).toEqual({
      list: [1, 'two', null],
      box: 'hidden',
      at: '1970-01-01T00:00:00.000Z',
    });
    expect(JSON.stringify(plain(value))).not.toContain('1234');
  });

  it('makes an error its message and fields', () => {
    const error = Object.assign(new Error('Wait'), { status: 429, cause: secret('1234') });

    expect(plain(error)).toEqual({ message: 'Wait', status: 429, cause: undefined });
  });

  it('leaves out what nobody could read, circles too', () => {
    const circle: Record<string, unknown> = { act: () => undefined, mark: Symbol('mark') };
    circle['self'] = circle;

    expect(JSON.stringify(plain({ circle, many: 10n, none: Number.NaN }))).toBe(
      '{"circle":{},"many":"10","none":null}',
    );
  });
});

describe('openMarks', () => {
  it('finds every mark, with its name and its place counted from one', () => {
    const found: unknown[] = [];
    const value = { list: [{ cvc: { $secret: 'mine' } }], plain: { $secret: 1 } };

    const opened = openMarks(value, (name, path) => {
      found.push([name, path.join(' ')]);
      return 'open';
    });

    expect(opened).toEqual({ list: [{ cvc: 'open' }], plain: { $secret: 1 } });
    expect(found).toEqual([['mine', 'list 1 cvc']]);
  });
});
