import { useState } from 'react';
import { type BlockFormKey, blockFormKeys, blockForms, type FormWords } from '@foyer/blocks/forms';
import { input, quiet } from '../parts/controls.css.ts';
import { useTexts } from '../texts/texts.tsx';
import * as css from './library.css.ts';

interface LibraryProps {
  /** Page that the blocks are for. */
  alias: string;
  words: FormWords;
  onAdd: (key: BlockFormKey) => void;
}

const shortKey = (key: string): string => key.slice(key.indexOf(':') + 1);

/** Every block that there is, found by its words; those that the page may not hold come last with the reason. */
export function Library({ alias, words, onAdd }: LibraryProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = blockFormKeys.filter((key) => {
    const { title, description } = words.block(key);
    return `${title} ${description} ${key}`.toLowerCase().includes(wanted);
  });
  const fits = (key: BlockFormKey) => blockForms[key].views?.includes(alias) ?? true;
  const cardOf = (key: BlockFormKey) => {
    const { title, description } = words.block(key);
    const views = blockForms[key].views;
    return (
      <li key={key}>
        <button type="button" className={css.card} disabled={!fits(key)} onClick={() => onAdd(key)}>
          <span className={css.name}>{title}</span>
          <span className={quiet}>
            {fits(key) ? description : t('library.only', { views: views?.join(', ') })}
          </span>
          <span className={css.key}>{shortKey(key)}</span>
        </button>
      </li>
    );
  };
  const forbidden = found.filter((key) => !fits(key));

  return (
    <>
      <input
        className={input}
        type="search"
        aria-label={t('library.search')}
        placeholder={t('library.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <output className={quiet}>
        {t('library.found', { count: found.length, total: blockFormKeys.length })}
      </output>
      <ul className={css.list}>{found.filter(fits).map(cardOf)}</ul>
      {forbidden.length > 0 && (
        <>
          <h3 className={css.group}>{t('library.forbidden')}</h3>
          <ul className={css.list}>{forbidden.map(cardOf)}</ul>
        </>
      )}
      <p className={quiet}>{t('library.hint')}</p>
    </>
  );
}
