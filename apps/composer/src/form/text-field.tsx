import {
  measureText,
  type HtmlField,
  type LineField,
  type ValuePath,
} from '@foyer/page-document/form';
import { area, input } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import { useForm, valueAt } from './form-context.ts';
import { problemAt } from './problem-text.ts';
import { lacksLanguage, textIn, withText } from './text-value.ts';

/** Words, in the language that is being written. What is longer than the page shows is counted, and never cut. */
export function TextField({ field, path }: { field: LineField | HtmlField; path: ValuePath }) {
  const texts = useTexts();
  const { block, language, canEdit, problems, wordsOf, onChange } = useForm();
  const value = valueAt(block, path);
  const text = textIn(value, language);
  const { title, help } = wordsOf(field.place);
  const length = measureText(field, text);
  const isOver = field.longest !== undefined && length > field.longest;
  const missing = lacksLanguage(value, language) ? texts.t('form.missing') : undefined;
  return (
    <Field
      name={title}
      help={help}
      isRequired={field.isRequired}
      problem={problemAt(problems, path, texts, language) ?? missing}
      counter={
        field.longest === undefined
          ? undefined
          : { text: texts.t('form.count', { length, longest: field.longest }), isOver }
      }
    >
      {(attributes) =>
        field.kind === 'line' ? (
          <input
            {...attributes}
            className={input}
            value={text}
            readOnly={!canEdit}
            placeholder={language === 'rus' ? undefined : textIn(value, 'rus')}
            onChange={({ target }) => onChange(path, withText(value, language, target.value))}
          />
        ) : (
          <textarea
            {...attributes}
            className={area}
            value={text}
            readOnly={!canEdit}
            placeholder={language === 'rus' ? undefined : textIn(value, 'rus')}
            onChange={({ target }) => onChange(path, withText(value, language, target.value))}
          />
        )
      }
    </Field>
  );
}
