import { describe, expect, it } from 'vitest';
import { draftAddress } from './draft-address.ts';

const draft = { origin: 'https://site.example', ticket: 't', language: 'hye' } as const;

describe('draftAddress', () => {
  it.each([
    ['main', 'visitor', false, '/?draft=t&lang=hye&viewer=visitor'],
    ['landing', 'signedIn', false, '/landing?draft=t&lang=hye'],
    ['landing', 'visitor', true, '/landing?draft=t&lang=hye&viewer=visitor&motion=none'],
  ] as const)('shows %s to %s, still: %s', (alias, viewer, isStill, path) => {
    expect(draftAddress({ ...draft, alias, viewer, isStill })).toBe(`${draft.origin}${path}`);
  });
});
