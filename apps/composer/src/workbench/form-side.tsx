import type { BlockFormKey, FormWords } from '@foyer/blocks/forms';
import type { Language } from '@foyer/contract';
import { BlockForm } from '../form/block-form.tsx';
import { RawBlock } from '../form/raw-block.tsx';
import { IconButton } from '../parts/button.tsx';
import { useTexts } from '../texts/texts.tsx';
import { type PageChange, pageChanges } from './page-changes.ts';
import type { OutlineBlock } from './read-outline.ts';
import * as css from './workbench.css.ts';

interface FormSideProps {
  /** The block that is chosen. */
  block: OutlineBlock | undefined;
  words: FormWords;
  text: string;
  language: Language;
  canEdit: boolean;
  /** Whether it lies over the page where there is no room beside it. */
  isOpen: boolean;
  onLanguage: (language: Language) => void;
  onApply: (change: PageChange) => void;
  onClose: () => void;
}

/** The form of the block that is chosen: beside the page, or over it where there is no room. */
export function FormSide(props: FormSideProps) {
  const { block, words, text, language, canEdit, isOpen, onLanguage, onApply, onClose } = props;
  const { t } = useTexts();
  return (
    <aside
      className={css.right}
      aria-label={t('form.content')}
      data-region="form"
      data-open={isOpen}
      tabIndex={-1}
    >
      <span className={css.drawerClose}>
        <IconButton icon="close" name={t('dialog.close')} onClick={onClose} />
      </span>
      {!block && <p>{t('form.none')}</p>}
      {block?.isKnown === true && (
        <BlockForm
          key={block.id}
          block={block}
          blockKey={block.key as BlockFormKey}
          words={words}
          language={language}
          onLanguage={onLanguage}
          canEdit={canEdit}
          onChange={(edit) => onApply(pageChanges.set(text, block.index, edit))}
        />
      )}
      {block?.isKnown === false && (
        <RawBlock
          key={block.id}
          block={block}
          canEdit={canEdit}
          onChange={(edit) => onApply(pageChanges.set(text, block.index, edit))}
        />
      )}
    </aside>
  );
}
