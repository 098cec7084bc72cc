import { describe, expect, it, vi } from 'vitest';
import { draftFetch, draftRequestOf } from './draft-request.ts';

const composer = 'http://localhost:4003';

describe('draftRequestOf', () => {
  it('is what the address names, where there is a composer', () => {
    const url = new URL('http://localhost:3000/landing?draft=ticket');

    expect(draftRequestOf(url, composer)).toEqual({
      ticket: 'ticket',
      composer,
      isVisitor: false,
      isStill: false,
    });
    expect(draftRequestOf(url, undefined)).toBeUndefined();
    expect(draftRequestOf(new URL('http://localhost:3000/landing'), composer)).toBeUndefined();
  });
});

describe('who looks at a draft', () => {
  it('is a visitor without motion where the address says so', () => {
    const url = new URL('http://localhost:3000/landing?draft=ticket&viewer=visitor&motion=none');

    expect(draftRequestOf(url, composer)).toMatchObject({ isVisitor: true, isStill: true });
  });
});

describe('draftFetch', () => {
  it('asks for the draft with its ticket, and for everything else as before', async () => {
    const asked: [string, string | null][] = [];
    const send = vi.fn(async (...[input, init]: Parameters<typeof fetch>) => {
      const request = new Request(input, init);
      asked.push([request.url, request.headers.get('x-draft-ticket')]);
      return new Response();
    });
    const draft = draftFetch({ ticket: 'ticket' }, send);

    await draft('http://service/api/v1/media-views/landing?media_item_id=7');
    await draft('http://service/api/v1/menu');

    expect(asked).toEqual([
      ['http://service/api/v1/pages/landing/draft', 'ticket'],
      ['http://service/api/v1/menu', null],
    ]);
  });

  it.each([
    [403, 404],
    [422, 422],
  ])('shows no page where the ticket is refused: %i becomes %i', async (status, shown) => {
    const send = () => Promise.resolve(new Response('{}', { status }));
    const draft = draftFetch({ ticket: 'ticket' }, send);

    const answer = await draft('http://service/api/v1/media-views/landing');
    const other = await draft('http://service/api/v1/menu');

    expect([answer.status, await answer.text(), other.status]).toEqual([shown, '{}', status]);
  });
});
