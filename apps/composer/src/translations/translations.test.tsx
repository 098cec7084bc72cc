import { loadFormWords } from '@foyer/blocks/forms';
import { applyChange } from '@foyer/page-document';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showWithTexts } from '../testing/show-with-texts.tsx';
import { pageChanges } from '../workbench/page-changes.ts';
import { readOutline } from '../workbench/read-outline.ts';
import { pageTexts, placeOfPath, readiness } from './page-texts.ts';
import { TranslationsDialog } from './translations-dialog.tsx';

afterEach(cleanup);

const page = `{
  "format": 1, "alias": "page",
  "name": { "rus": "Свет", "eng": "Light", "hye": "Լույս" },
  "blocks": [
    { "id": "b1", "type": "custom_block", "tag": "start", "name": { "rus": "Начать" },
      "custom_data": { "cards": [{ "id": "c1", "title": { "rus": "Раз", "eng": "One" } }] } }
  ]
}`;

describe('pageTexts', () => {
  it('finds every text with its block and its place', () => {
    const found = pageTexts(page).map(({ blockIndex, inner }) => [blockIndex, placeOfPath(inner)]);

    expect(found).toEqual([
      [undefined, 'name'],
      [0, 'name'],
      [0, 'custom_data.cards[].title'],
    ]);
  });

  it('counts what is ready in each language', () => {
    expect(readiness(pageTexts(page))).toEqual([
      { language: 'rus', count: 3, total: 3 },
      { language: 'eng', count: 2, total: 3 },
      { language: 'hye', count: 1, total: 3 },
    ]);
  });
});

async function show() {
  const words = await loadFormWords('rus');
  let text = page;
  function Held() {
    const [held, setHeld] = useState(page);
    return (
      <TranslationsDialog
        text={held}
        blocks={readOutline(held, 'rus')}
        words={words}
        titleOf={() => 'Шаги'}
        canEdit
        onChange={(path, value) => {
          text = applyChange(text, pageChanges.put(text, path, value).change);
          setHeld(text);
        }}
        onClose={() => {}}
      />
    );
  }
  const shown = await showWithTexts(<Held />);
  return { ...shown, text: () => text };
}

describe('TranslationsDialog', () => {
  it('shows what is missing, side by side, and how much there is', async () => {
    await show();

    expect(screen.getByText('Eng: 2 из 3')).toBeDefined();
    expect(screen.getAllByText('Нет перевода')).toHaveLength(3);
    expect(screen.queryByDisplayValue('Light')).toBeNull();
  });

  it('writes a translation into its place, and leaves the rest as it was', async () => {
    const { user, text } = await show();
    const [field] = screen.getAllByLabelText('Eng');
    if (field) await user.type(field, 'Begin');

    expect(text()).toBe(page.replace('{ "rus": "Начать" }', '{ "rus": "Начать", "eng": "Begin" }'));
    expect(screen.getByDisplayValue('Begin')).toBeDefined();
  });

  it('shows all texts where that is wanted', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('checkbox', { name: 'Показать все тексты' }));

    expect(screen.getByDisplayValue('Light')).toBeDefined();
  });
});
