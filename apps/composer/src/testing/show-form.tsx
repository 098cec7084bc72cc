import { type BlockFormKey, loadFormWords } from '@foyer/blocks/forms';
import type { Language } from '@foyer/contract';
import { applyEdit, type ValuePath } from '@foyer/page-document/form';
import { useState } from 'react';
import { type Catalogue, CatalogueContext } from '../catalogue/catalogue.ts';
import { BlockForm } from '../form/block-form.tsx';
import { PicturesContext, type PictureStore } from '../pictures/picture-store.ts';
import { valueAt } from '../form/form-context.ts';
import { readOutline } from '../workbench/read-outline.ts';
import { showWithTexts } from './show-with-texts.tsx';

/** A catalogue with nothing in it. */
export const emptyCatalogue: Catalogue = {
  search: async () => [],
  placeOf: async () => ({ status: 'unknown' }),
  thingOf: async () => ({ status: 'unknown' }),
};

/** A store of pictures that takes none. */
export const noPictures: PictureStore = {
  items: [],
  addressOf: (id) => `/pictures/${id}`,
  canUpload: true,
  upload: async () => {
    throw new Error('no pictures are taken');
  },
};

interface FormOptions {
  key: BlockFormKey;
  /** As the document says it. */
  block: Readonly<Record<string, unknown>>;
  catalogue?: Partial<Catalogue>;
  pictures?: Partial<PictureStore>;
  language?: Language;
}

/** The form of a block, whose changes are put into it; `value` is the block as it has become. */
export async function showForm({ key, block, catalogue, pictures, language = 'rus' }: FormOptions) {
  const words = await loadFormWords('rus');
  let value: unknown = block;
  function Held() {
    const [held, setHeld] = useState<unknown>(block);
    const [written, setWritten] = useState(language);
    const [shown] = readOutline(JSON.stringify({ blocks: [held] }), written);
    if (!shown) return null;
    return (
      <CatalogueContext value={{ ...emptyCatalogue, ...catalogue }}>
        <PicturesContext value={{ ...noPictures, ...pictures }}>
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
        </PicturesContext>
      </CatalogueContext>
    );
  }
  const shown = await showWithTexts(<Held />);
  return {
    ...shown,
    value: () => value,
    /** What the block has become at a path. */
    at: (...path: ValuePath) => valueAt(value, path),
  };
}
