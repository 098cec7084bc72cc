import { loadFormWords } from '@foyer/blocks/forms';
import { applyChange } from '@foyer/page-document';
import { useState } from 'react';
import { LeftSide } from '../workbench/left-side.tsx';
import { readOutline } from '../workbench/read-outline.ts';
import { showWithTexts } from './show-with-texts.tsx';

const names = { b1: 'Раз', b2: 'Два', b3: 'Три' };

/** A page of three shelves. */
export const threeShelves = JSON.stringify({
  format: 1,
  alias: 'page',
  name: { rus: 'Страница' },
  blocks: Object.entries(names).map(([id, rus]) => ({ id, type: 'content', name: { rus } })),
});

/** The left side of a page, whose changes are made; the block `b2` is chosen. */
export async function showOutline({ canEdit = true } = {}) {
  const words = await loadFormWords('rus');
  let text = threeShelves;
  function Held() {
    const [held, setHeld] = useState(text);
    const [selected, setSelected] = useState('b2');
    const blocks = readOutline(held, 'rus');
    return (
      <LeftSide
        alias="page"
        blocks={blocks}
        words={words}
        titleOf={() => 'Полка'}
        levelOf={() => undefined}
        selected={blocks.find(({ id }) => id === selected)}
        canEdit={canEdit}
        text={held}
        onSelect={setSelected}
        onApply={({ change }) => {
          text = applyChange(text, change);
          setHeld(text);
        }}
      />
    );
  }
  const shown = await showWithTexts(<Held />);
  const headlines = () => readOutline(text, 'rus').map(({ headline }) => headline);
  return { ...shown, headlines, text: () => text };
}
