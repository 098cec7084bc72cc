import { describe, expect, it } from 'vitest';
import { describeError, withoutInput } from './describe-error.ts';

class QueryError extends Error {
  override readonly name = 'QueryError';
  query = 'select * from "outbox" where "recipient" = $1';
  params = ['+79000000077'];
}

/** As the mapper of objects to tables throws it: without a name of its own. */
class NamelessError extends Error {}

class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  code = '23505';
  detail = 'Key (phone)=(+79000000077) already exists.';
  table = 'accounts';
  constraint = 'accounts_phone_key';
}

describe('describeError', () => {
  it('tells of a failed query what it was, and not what was asked', () => {
    const cause = new DatabaseError('duplicate key value: +79000000077');
    const error = new QueryError('Failed query, params: +79000000077', { cause });

    const described = describeError(error);

    expect(described).toMatchObject({
      type: 'QueryError',
      query: error.query,
      cause: { sqlState: '23505', table: 'accounts', constraint: 'accounts_phone_key' },
    });
    expect(JSON.stringify(described)).not.toContain('79000000077');
    expect(described.at).toMatch(/^at .*describe-error\.test/u);
  });

  it('keeps the message of other errors, and the place', () => {
    expect(describeError(new Error('the folder is gone'))).toMatchObject({
      type: 'Error',
      message: 'the folder is gone',
    });
  });

  it('leaves out what a parser quotes', () => {
    const parse = () => JSON.parse('{"phone": +79}') as unknown;
    const described = (() => {
      try {
        return parse();
      } catch (error) {
        return describeError(error);
      }
    })();
    expect(described).not.toHaveProperty('message');
  });

  it.each([
    ['a validator', Object.assign(new Error('Expected string but received 1234'), { issues: [] })],
    ['a mail server', Object.assign(new Error('550 no Anna here'), { responseCode: 550 })],
    ['a formatter', new RangeError('Invalid time zone specified: Mama')],
  ])('leaves out what %s says', (_, error) => {
    expect(describeError(error)).not.toHaveProperty('message');
  });

  it('tells the code of a broken connection, and no other', () => {
    const code = (text: string) => Object.assign(new Error('no'), { code: text });

    expect(describeError(code('ECONNREFUSED'))).toMatchObject({ code: 'ECONNREFUSED' });
    expect(describeError(code('SUMMER2026'))).not.toHaveProperty('code');
  });

  it('names a class that leaves its name to Error', () => {
    expect(describeError(new NamelessError()).type).toBe('NamelessError');
  });

  it('takes no line of a message for a place', () => {
    const described = describeError(new Error('sent:\n    at +79000000077'));

    expect(described.at).not.toContain('79000000077');
  });

  it('cuts a long statement, and ends with causes that have no end', () => {
    const error = Object.assign(new Error('no'), { query: `select ${'$1, '.repeat(5000)}` });
    error.cause = error;

    const text = JSON.stringify(describeError(error));

    expect(text.length).toBeLessThan(40_000);
  });

  it('does not show what is no error', () => {
    expect(describeError('+79000000077')).toEqual({ type: 'string' });
  });
});

describe('withoutInput', () => {
  it.each([
    ['no film "Мама" here', 'no film … here'],
    ['to +7 900 000-00-77 at once', 'to … at once'],
    ['mail to anna@mail.example failed', 'mail to … failed'],
    ['GET http://127.0.0.1:4000/search?q=x gave 500', 'GET … gave 500'],
    ['no block for pin=1234', 'no block for pin=…'],
    ['took 30 s', 'took 30 s'],
  ])('makes of %s: %s', (message, expected) => {
    expect(withoutInput(message)).toBe(expected);
  });
});
