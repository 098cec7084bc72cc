import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type BlockCategory,
  type BlockFormKey,
  blockFormKeys,
  blockForms,
  fixedOf,
  type FormWords,
} from '@foyer/blocks/forms';
import { Message } from '../parts/message.tsx';
import { input, quiet } from '../parts/controls.css.ts';
import { loadPresets, type Presets } from '../presets/presets.ts';
import { useTexts } from '../texts/texts.tsx';
import * as css from './library.css.ts';
import { LibraryCard } from './library-card.tsx';
import { searchTextOf } from './search-text.ts';

/** A block to put on the page, as documents keep it. */
export type NewBlock = Readonly<Record<string, unknown>>;

interface LibraryProps {
  /** Page that the blocks are for. */
  alias: string;
  words: FormWords;
  /** Whether the search takes the focus as soon as it is there. */
  hasFocus: boolean;
  onAdd: (block: NewBlock) => void;
}

function usePresets(): Presets | undefined {
  const [presets, setPresets] = useState<Presets>();
  useEffect(() => {
    loadPresets().then(
      setPresets,
      // Without examples a block begins empty.
      () => setPresets(new Map()),
    );
  }, []);
  return presets;
}

const categories: readonly BlockCategory[] = [
  ...(['opening', 'shelves', 'selling', 'reasons'] as const),
  ...(['banners', 'words', 'playing', 'other'] as const),
];

/** Every block that there is, found by its words; those that the page may not hold come last with the reason. */
export function Library({ alias, words, hasFocus, onAdd }: LibraryProps) {
  const { t, language } = useTexts();
  const [search, setSearch] = useState('');
  const presets = usePresets();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const texts = useMemo(
    () => new Map(blockFormKeys.map((key) => [key, searchTextOf(words, key)])),
    [words],
  );
  const wanted = search.trim().toLowerCase();
  const examplesOf = (key: BlockFormKey) => presets?.get(key) ?? [];
  const found = blockFormKeys.filter((key) => {
    const titles = examplesOf(key).map(({ titleIn }) => titleIn(language));
    return `${texts.get(key)} ${titles.join(' ')}`.toLowerCase().includes(wanted);
  });
  const fits = (key: BlockFormKey) => blockForms[key].views?.includes(alias) ?? true;
  const cardOf = (key: BlockFormKey) => (
    <LibraryCard
      key={key}
      blockKey={key}
      words={words}
      presets={examplesOf(key)}
      isAllowed={fits(key)}
      onAdd={(preset) => onAdd(preset?.block ?? fixedOf(key))}
    />
  );
  const forbidden = found.filter((key) => !fits(key));
  return (
    <>
      <input
        ref={field}
        className={input}
        type="search"
        aria-label={t('library.search')}
        placeholder={t('library.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {presets ? (
        <>
          {' '}
          <output className={quiet}>
            {t('library.found', { count: found.length, total: blockFormKeys.length })}
          </output>
          {categories.map((category) => {
            const keys = found.filter((key) => blockForms[key].category === category && fits(key));
            return keys.length === 0 ? null : (
              <section key={category} aria-label={words.category(category)}>
                <h3 className={css.group}>{words.category(category)}</h3>
                <ul className={css.list}>{keys.map(cardOf)}</ul>
              </section>
            );
          })}
          {forbidden.length > 0 && (
            <>
              <h3 className={css.group}>{t('library.forbidden')}</h3>
              <ul className={css.list}>{forbidden.map(cardOf)}</ul>
            </>
          )}
          <p className={quiet}>{t('library.hint')}</p>
        </>
      ) : (
        <Message text={t('app.loading')} />
      )}
    </>
  );
}
