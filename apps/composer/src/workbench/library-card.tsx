import { type BlockFormKey, blockForms, type FormWords } from '@foyer/blocks/forms';
import { quiet } from '../parts/controls.css.ts';
import type { Preset } from '../presets/presets.ts';
import { useTexts } from '../texts/texts.tsx';
import * as css from './library.css.ts';

interface LibraryCardProps {
  blockKey: BlockFormKey;
  words: FormWords;
  presets: readonly Preset[];
  /** Whether the page may hold the block. */
  isAllowed: boolean;
  /** Puts the block on the page; without a preset it begins empty. */
  onAdd: (preset: Preset | undefined) => void;
}

const shortKey = (key: string): string => key.slice(key.indexOf(':') + 1);

/** A block of the library: a press puts its first example on the page, the others stand below. */
export function LibraryCard({ blockKey, words, presets, isAllowed, onAdd }: LibraryCardProps) {
  const { t, language } = useTexts();
  const { title, description } = words.block(blockKey);
  const views = blockForms[blockKey].views?.join(', ');
  const [first, ...others] = presets;
  return (
    <li>
      <button type="button" className={css.card} disabled={!isAllowed} onClick={() => onAdd(first)}>
        <span className={css.name}>{title}</span>
        <span className={quiet}>{isAllowed ? description : t('library.only', { views })}</span>
        <span className={css.key}>{shortKey(blockKey)}</span>
      </button>
      {isAllowed && others.length > 0 && (
        <details className={css.others}>
          <summary className={css.summary}>{t('library.others', { count: others.length })}</summary>
          <ul className={css.list}>
            {others.map((preset) => (
              <li key={preset.id}>
                <button type="button" className={css.card} onClick={() => onAdd(preset)}>
                  {preset.titleIn(language) || title}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
