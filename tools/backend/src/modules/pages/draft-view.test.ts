import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE_EDITORS, pageEditor, type PageCaller } from '../../testing/page-editors.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { makePage, pageText, saveText, toPublish } from './test-pages.ts';

let backend: TestBackend;
let editor: PageCaller;

beforeEach(async () => {
  backend = await createTestBackend({ PAGE_EDITORS });
  editor = pageEditor(backend, 'editor');
});

const ticketFor = async (alias: string): Promise<string> => {
  const { body } = await editor('POST', `/pages/${alias}/draft-tickets`);
  return (body as { ticket: string }).ticket;
};

const draftOf = (alias: string, ticket?: string) =>
  backend.caller().send('GET', `/pages/${alias}/draft`, {
    headers: ticket === undefined ? {} : { 'x-draft-ticket': ticket },
  });

describe('getDraftView', () => {
  it('shows the draft to who holds a ticket, and the live page to all others', async () => {
    const publisher = pageEditor(backend, 'publisher');
    const first = await makePage(publisher, 'summer', 'Лето');
    await publisher('POST', '/pages/summer/publish', { body: {}, headers: toPublish(first) });
    const revision = await saveText(editor, 'summer', first, pageText('summer', 'Июль'));

    const draft = await draftOf('summer', await ticketFor('summer'));
    const live = await backend.caller().send('GET', '/media-views/summer');

    expect(draft.headers.get('cache-control')).toBe('no-store');
    expect(draft.body).toMatchObject({ alias: 'summer', name: 'Июль', revision, left_out: [] });
    expect(live.body).toMatchObject({ name: 'Лето' });
  });

  it('answers a draft that is live as the page itself, byte for byte', async () => {
    const publisher = pageEditor(backend, 'publisher');
    const first = await makePage(publisher, 'summer', 'Лето');
    await publisher('POST', '/pages/summer/publish', { body: {}, headers: toPublish(first) });

    const draft = await draftOf('summer', await ticketFor('summer'));
    const live = await backend.caller().send('GET', '/media-views/summer');

    const {
      revision: _revision,
      left_out: _leftOut,
      ...view
    } = draft.body as Record<string, unknown>;
    expect(JSON.stringify(view)).toBe(live.text);
  });

  it('says which blocks viewers would not get, and why', async () => {
    const first = await makePage(editor, 'summer', 'Лето');
    const block = (id: string, more: object) => ({
      id,
      type: 'carousel',
      name: { rus: id },
      ...more,
    });
    const document = {
      format: 1,
      alias: 'summer',
      name: { rus: 'Лето' },
      blocks: [
        block('away', { hidden: true }),
        block('none', { source: { kind: 'list', type: 'media_item', ids: ['nothing-like-this'] } }),
        block('odd', { custom_data: { timer: 7 } }),
        { id: 'newer', type: 'hologram' },
        block('full', { source: { kind: 'rule', rule: { limit: 1 } } }),
      ],
    };
    await saveText(editor, 'summer', first, JSON.stringify(document));

    const { body } = await draftOf('summer', await ticketFor('summer'));

    expect(body).toMatchObject({
      media_blocks: [{ id: 'full' }],
      left_out: [
        { id: 'away', position: 0, reason: 'hidden' },
        { id: 'none', position: 1, reason: 'empty' },
        { id: 'odd', position: 2, reason: 'broken', detail: 'custom_data.timer' },
        { id: 'newer', position: 3, reason: 'unknown' },
      ],
    });
  });

  it('says why a draft is no page', async () => {
    const first = await makePage(editor, 'summer', 'Лето');
    await saveText(editor, 'summer', first, '{ "format": 1');

    const { status, body } = await draftOf('summer', await ticketFor('summer'));

    expect([status, body]).toMatchObject([422, { problems: [{ level: 'error' }] }]);
  });

  it('refuses no ticket, a forged one, one of another page, and one of ten minutes ago', async () => {
    await makePage(editor, 'summer', 'Лето');
    await makePage(editor, 'winter', 'Зима');
    const ticket = await ticketFor('summer');
    const [until = '', signature = ''] = ticket.split('.');
    const later = (Number.parseInt(until, 36) + 3600).toString(36);

    const answers = [
      await draftOf('summer'),
      await draftOf('summer', `${later}.${signature}`),
      await draftOf('summer', `${until}.${'A'.repeat(signature.length)}`),
      await draftOf('summer', 'nonsense'),
      await draftOf('winter', ticket),
      await draftOf('nowhere', ticket),
    ];
    backend.pass(599);
    const inTime = await draftOf('summer', ticket);
    backend.pass(2);
    const tooLate = await draftOf('summer', ticket);

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect([inTime.status, tooLate.status]).toEqual([200, 403]);
    expect(tooLate.body).toMatchObject({ error_code: 1000144 });
  });

  it('is open in every process with the ticket of another', async () => {
    await makePage(editor, 'summer', 'Лето');
    const ticket = await ticketFor('summer');
    const second = await createTestBackend({}, { isKept: true });

    const { status } = await second
      .caller()
      .send('GET', '/pages/summer/draft', { headers: { 'x-draft-ticket': ticket } });

    expect(status).toBe(200);
  });
});
