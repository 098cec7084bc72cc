import {
  measureText,
  type HtmlField,
  type LineField,
  type ValuePath,
} from '@foyer/page-document/form';
import { type Language, LANGUAGES } from '@foyer/contract';
import { input } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { languageNames } from '../texts/language-names.ts';
import { languageTags, useTexts } from '../texts/texts.tsx';
import { WordsEditor } from '../words/words-editor.tsx';
import { useForm, valueAt } from './form-context.ts';
import { problemAt } from './problem-text.ts';
import { lacksLanguage, textIn, withText } from './text-value.ts';

interface TextFieldProps {
  field: LineField | HtmlField;
  path: ValuePath;
  /** Of the words. @default that which is being written */
  language?: Language;
}

/** Words in the language that is being written, or in all of them side by side. */
export function TextFields(props: Pick<TextFieldProps, 'field' | 'path'>) {
  const { isSideBySide } = useForm();
  if (!isSideBySide) return <TextField {...props} />;
  return LANGUAGES.map((language) => <TextField key={language} {...props} language={language} />);
}

/** Words in one language. What is longer than the page shows is counted, and never cut. */
function TextField({ field, path, language: given }: TextFieldProps) {
  const texts = useTexts();
  const { block, language: written, canEdit, problems, wordsOf, onChange } = useForm();
  const language = given ?? written;
  const value = valueAt(block, path);
  const text = textIn(value, language);
  const { title, help } = wordsOf(field.place);
  const length = measureText(field, text);
  const isOver = field.longest !== undefined && length > field.longest;
  const missing = lacksLanguage(value, language) ? texts.t('form.missing') : undefined;
  const put = (next: string) => onChange(path, withText(value, language, next));
  const placeholder = language === 'rus' ? undefined : textIn(value, 'rus');
  return (
    <Field
      path={path}
      name={given === undefined ? title : `${title}, ${languageNames[language]}`}
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
            lang={languageTags[language]}
            value={text}
            readOnly={!canEdit}
            placeholder={placeholder}
            onChange={({ target }) => put(target.value)}
          />
        ) : (
          <WordsEditor
            attributes={attributes}
            html={text}
            tag={languageTags[language]}
            canEdit={canEdit}
            placeholder={placeholder}
            onChange={put}
          />
        )
      }
    </Field>
  );
}
