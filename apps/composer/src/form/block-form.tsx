import { type BlockFormKey, describeBlock, type FormWords } from '@foyer/blocks/forms';
import { type Language, LANGUAGES } from '@foyer/contract';
import { newBlockId } from '@foyer/page-document';
import { addItem, checkFields, setField, type ValuePath } from '@foyer/page-document/form';
import { useMemo, useState } from 'react';
import { quiet } from '../parts/controls.css.ts';
import { Segmented } from '../parts/segmented.tsx';
import { languageNames } from '../texts/language-names.ts';
import { useTexts } from '../texts/texts.tsx';
import type { OutlineBlock } from '../workbench/read-outline.ts';
import * as css from './form.css.ts';
import { FormContext, type FormState } from './form-context.ts';
import { Fields } from './form-field.tsx';

interface BlockFormProps {
  block: OutlineBlock;
  blockKey: BlockFormKey;
  words: FormWords;
  /** Language whose words are written. */
  language: Language;
  onLanguage: (language: Language) => void;
  canEdit: boolean;
  /** A change of the block: a value at a path of it, `undefined` takes it away. */
  onChange: (edit: { path: ValuePath; value: unknown }) => void;
}

/** The form of a block, made of the schema that the page reads it by. */
export function BlockForm({
  block,
  blockKey,
  words,
  language,
  onLanguage,
  canEdit,
  onChange,
}: BlockFormProps) {
  const { t } = useTexts();
  const form = useMemo(() => describeBlock(blockKey), [blockKey]);
  const [isSideBySide, setIsSideBySide] = useState(false);
  const { title, description } = words.block(blockKey);
  const state: FormState = {
    form,
    block: block.value,
    language,
    isSideBySide,
    canEdit,
    problems: useMemo(() => checkFields(form, block.value), [form, block.value]),
    wordsOf: (place) => words.field(blockKey, place),
    onChange: (path, value) =>
      onChange(setField(form, block.value, path, value, { makeId: newBlockId })),
    onAdd: (path) => onChange(addItem(form, block.value, path, { makeId: newBlockId })),
  };
  return (
    <FormContext value={state}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <p className={quiet}>{description}</p>
      </div>
      <Segmented
        name={t('form.language')}
        options={[
          ...LANGUAGES.map((value) => ({ value, text: languageNames[value] })),
          { value: 'all' as const, text: t('form.sideBySide') },
        ]}
        value={isSideBySide ? 'all' : language}
        onChange={(value) => {
          setIsSideBySide(value === 'all');
          if (value !== 'all') onLanguage(value);
        }}
      />
      <Fields group={form} path={[]} />
    </FormContext>
  );
}
