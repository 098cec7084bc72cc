import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showForm } from '../testing/show-form.tsx';
import { focusField } from './focus-field.ts';

afterEach(cleanup);

const block = {
  id: 'b1',
  type: 'custom_block',
  tag: 'hero',
  name: { rus: 'Герой' },
  custom_data: { buttons: [{ type: 'target', title: { rus: 'Смотреть' } }] },
};

describe('focusField', () => {
  it.each([
    ['a field', ['name'], 'Заголовок'],
    ['a language of a field', ['name', 'hye'], 'Заголовок'],
    ['a field of an item', ['custom_data', 'buttons', 0, 'title'], 'Надпись'],
  ] as const)('leads to %s', async (_what, path, label) => {
    await showForm({ key: 'tag:hero', block });

    expect(focusField(document, path)).toBe(true);
    const [first] = screen.getAllByLabelText(label);
    expect(document.activeElement).toBe(first);
  });

  it('says where there is no field', async () => {
    await showForm({ key: 'tag:hero', block });

    expect(focusField(document, ['nothing', 0])).toBe(false);
  });
});
