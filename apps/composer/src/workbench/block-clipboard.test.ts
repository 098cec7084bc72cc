import { describe, expect, it } from 'vitest';
import { copiedText, readPasted } from './block-clipboard.ts';

const faq = {
  id: 'b1',
  type: 'custom_block',
  tag: 'faq',
  name: { rus: 'Вопросы' },
  custom_data: { faq: [{ id: 'q1', question: { rus: 'Да?' }, answer: { rus: 'Нет' } }] },
};
const { id: _id, ...withoutId } = faq;

describe('readPasted', () => {
  it('takes what was copied, without its id', () => {
    expect(readPasted(copiedText(faq), 'page')).toEqual({ status: 'block', block: withoutId });
  });

  it('takes a block of a newer kind', () => {
    const block = { type: 'hologram', depth: 3 };
    expect(readPasted(JSON.stringify(block), 'page')).toEqual({ status: 'block', block });
  });

  it.each([
    ['words', 'Просто слова'],
    ['a list', '[1]'],
    ['something without a kind', '{"name": "x"}'],
    ['a block that is not as the contract says', '{"type": "custom_block", "name": 7}'],
    ['a text without end', `{"type": "${'x'.repeat(100_001)}"}`],
  ])('refuses %s', (_what, text) => {
    expect(readPasted(text, 'page')).toEqual({ status: 'refused' });
  });

  it('keeps a block on the pages that may hold it', () => {
    const text = JSON.stringify({ type: 'custom_block', tag: 'filters', name: { rus: 'Ещё' } });

    expect(readPasted(text, 'page')).toEqual({ status: 'forbidden' });
    expect(readPasted(text, 'movies')).toMatchObject({ status: 'block' });
  });
});
