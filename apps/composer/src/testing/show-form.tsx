import { type BlockFormKey, loadFormWords } from '@foyer/blocks/forms';
import type { Language } from '@foyer/contract';
import { applyEdit } from '@foyer/page-document/form';
import { useState } from 'react';
import { type Catalogue, CatalogueContext } from '../catalogue/catalogue.ts';
import { BlockForm } from '../form/block-form.tsx';
import { readOutline } from '../workbench/read-outline.ts';
import { showWithTexts } from './show-with-texts.tsx';

/** A catalogue with nothing in it. */
export const emptyCatalogue: Catalogue = {
  search: async () => [],
  placeOf: async () => ({ status: 'unknown' }),
  thingOf: async () => ({ status: 'unknown' }),
};

interface FormOptions {
  key: BlockFormKey;
  /** As the document says it. */
  block: Readonly<Record<string, unknown>>;
  catalogue?: Partial<Catalogue>;
  language?: Language;
}

/** The form of a block, whose changes are put into it; `value` is the block as it has become. */
export async function showForm({ key, block, catalogue, language = 'rus' }: FormOptions) {
  const words = await loadFormWords('rus');
  let value: unknown = block;
  function Held() {
    const [held, setHeld] = useState<unknown>(block);
    const [written, setWritten] = useState(language);
    const [shown] = readOutline(JSON.stringify({ blocks: [held] }), written);
    if (!shown) return null;
    return (
      <CatalogueContext value={{ ...emptyCatalogue, ...catalogue }}>
        <BlockForm
          block={shown}
          blockKey={key}
          words={words}
          language={written}
          onLanguage={setWritten}
          canEdit
          onChange={(edit) => {
            value = applyEdit(value, edit);
            setHeld(value);
          }}
        />
      </CatalogueContext>
    );
  }
  const shown = await showWithTexts(<Held />);
  return { ...shown, value: () => value as Record<string, any> };
}
