import { type Language, LANGUAGES } from '@foyer/contract';
import { type BlockFormKey, describeBlock, type FormWords } from '@foyer/blocks/forms';
import { fieldAt } from '@foyer/page-document/form';
import { useState } from 'react';
import { withText } from '../form/text-value.ts';
import { input, quiet } from '../parts/controls.css.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { languageNames } from '../texts/language-names.ts';
import { languageTags, useTexts } from '../texts/texts.tsx';
import type { OutlineBlock } from '../workbench/read-outline.ts';
import { WordsEditor } from '../words/words-editor.tsx';
import { isMissing, type PageText, pageTexts, placeOfPath, readiness } from './page-texts.ts';
import * as css from './translations.css.ts';

interface TranslationsDialogProps {
  /** Of the page. */
  text: string;
  blocks: readonly OutlineBlock[];
  words: FormWords;
  titleOf: (block: OutlineBlock) => string;
  canEdit: boolean;
  /** A text of the page has other words. */
  onChange: (path: PageText['path'], value: unknown) => void;
  onClose: () => void;
}

/** The words of a page, its languages side by side: what is missing first. */
export function TranslationsDialog(props: TranslationsDialogProps) {
  const { text, blocks, words, titleOf, canEdit, onChange, onClose } = props;
  const { t } = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  const texts = pageTexts(text);
  /** What was missing when the list was shown stays in it while it is written. */
  const [gaps] = useState(() => new Set(texts.filter(hasGap).map(keyOf)));
  const shown = isWhole ? texts : texts.filter((one) => gaps.has(keyOf(one)));
  const nameOf = ({ blockIndex, inner }: PageText) => {
    const block = blockIndex === undefined ? undefined : blocks[blockIndex];
    const place = placeOfPath(inner);
    if (!block) return t(place === 'name' ? 'page.name' : 'page.description');
    const field = block.isKnown ? words.field(block.key as BlockFormKey, place).title : place;
    return `${titleOf(block)}: ${field}`;
  };
  return (
    <Dialog title={t('translations.title')} isWide onClose={onClose}>
      <ul className={css.counts}>
        {readiness(texts).map(({ language, count, total }) => (
          <li key={language}>
            {t('translations.count', { name: languageNames[language], count, total })}
          </li>
        ))}
      </ul>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={isWhole}
          onChange={({ target }) => setIsWhole(target.checked)}
        />
        {t('translations.all')}
      </label>
      {shown.length === 0 && <p className={quiet}>{t('translations.none')}</p>}
      {shown.map((one) => (
        <fieldset key={keyOf(one)} className={css.row}>
          <legend className={css.name}>{nameOf(one)}</legend>
          {LANGUAGES.map((language) => (
            <Words
              key={language}
              one={one}
              language={language}
              isHtml={isHtml(one, blocks)}
              canEdit={canEdit}
              onChange={(next) => onChange(one.path, withText(one.texts, language, next))}
            />
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}

const keyOf = ({ path }: PageText): string => path.join('.');

const hasGap = (text: PageText): boolean => LANGUAGES.some((language) => isMissing(text, language));

/** Whether the words of a text have marks, by the form of its block. */
function isHtml({ blockIndex, inner }: PageText, blocks: readonly OutlineBlock[]): boolean {
  const block = blockIndex === undefined ? undefined : blocks[blockIndex];
  if (!block?.isKnown) return false;
  return fieldAt(describeBlock(block.key as BlockFormKey), inner)?.kind === 'html';
}

interface WordsProps {
  one: PageText;
  language: Language;
  isHtml: boolean;
  canEdit: boolean;
  onChange: (text: string) => void;
}

function Words({ one, language, isHtml: hasMarks, canEdit, onChange }: WordsProps) {
  const { t } = useTexts();
  const text = one.texts[language] ?? '';
  return (
    <Field
      name={languageNames[language]}
      problem={isMissing(one, language) ? t('form.missing') : undefined}
    >
      {(attributes) =>
        hasMarks ? (
          <WordsEditor
            attributes={attributes}
            html={text}
            tag={languageTags[language]}
            canEdit={canEdit}
            placeholder={undefined}
            onChange={onChange}
          />
        ) : (
          <input
            {...attributes}
            className={input}
            lang={languageTags[language]}
            value={text}
            readOnly={!canEdit}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}
