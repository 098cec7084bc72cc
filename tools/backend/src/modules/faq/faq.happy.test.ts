import type { Faq, FaqEntry } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const get = async (path: string) => (await backend.caller().send('GET', path)).body;

describe('listFaq', () => {
  it('groups the questions, and numbers them over all groups', async () => {
    const { categories } = (await get('/faq')) as Faq;

    const ids = categories.flatMap(({ items }) => items.map(({ id }) => id));

    expect(categories.map(({ name }) => name)).toEqual([
      'С чего начать',
      'Профили и дети',
      'Оплата и подписки',
      'Просмотр и устройства',
    ]);
    expect(ids).toEqual(Array.from({ length: 25 }, (_, index) => String(index)));
  });
});

describe('getFaqEntry', () => {
  it('answers the questions that the footer leads to', async () => {
    const first = (await get('/faq/0?lang=eng')) as FaqEntry;
    const cancelling = (await get('/faq/13?lang=eng')) as FaqEntry;

    expect([first.question, cancelling.question]).toEqual([
      'How do I sign in or register?',
      'How do I cancel a subscription?',
    ]);
  });

  it('does not know other questions', async () => {
    expect(await get('/faq/99')).toMatchObject({ error_code: 1000002 });
  });
});
