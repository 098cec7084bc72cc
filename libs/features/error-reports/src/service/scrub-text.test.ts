import { describe, expect, it } from 'vitest';
import { scrubAddresses, scrubText } from './scrub-text.ts';

describe('scrubAddresses', () => {
  it.each([
    ['/auth?access=abc&auth_phone=%2B79000000001', '/auth?access=***&auth_phone=***'],
    [
      'GET https://tv.example/a?msisdn=79000000001&session_id=s#code=1',
      'GET https://tv.example/a?msisdn=***&session_id=***',
    ],
    ['{"href":"https://tv.example/#pin","id":4}', '{"href":"https://tv.example/","id":4}'],
    [String.raw`{"a":"/x?code=12\"34","b":1}`, String.raw`{"a":"/x?code=***\"34","b":1}`],
  ])('leaves no value of a query in %s', (text, scrubbed) => {
    expect(scrubAddresses(text)).toBe(scrubbed);
  });

  it('leaves identifiers and moments alone', () => {
    const text = '{"trace_id":"9ec79c33ec9942ab8353589fcb2e04dc","at":"2026-11-21T18:00:00.000Z"}';

    expect(scrubAddresses(text)).toBe(text);
  });
});

describe('scrubText', () => {
  it.each([
    ['No card 4111 1111 1111 1111', 'No card ***'],
    ['Sent to viewer@example.org, +7 900 000-00-02', 'Sent to ***, ***'],
    ['pin_code: 1234, {"password":"correct-horse"}', 'pin_code: ***, {"password":"***"}'],
    ['Cookie 9ec79c33ec9942ab8353589fcb2e04dc-abcdef', 'Cookie ***'],
  ])('masks what nobody may read in %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  it('leaves what developers need: operations, codes and lines', () => {
    const text = 'getUser: answered 403, error_code 1000023 at openPlayback (player.tsx:120:7)';

    expect(scrubText(text)).toBe(text);
  });

  it('cuts what is long', () => {
    expect(scrubText('слово '.repeat(1000))).toHaveLength(1000);
  });
});
