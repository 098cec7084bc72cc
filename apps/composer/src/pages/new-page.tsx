import { type FormEvent, useState } from 'react';
import { createPage, getPage, type PagesClient } from '@foyer/client';
import { pageAliasSchema, type PageSummary } from '@foyer/contract';
import * as v from 'valibot';
import { Button } from '../parts/button.tsx';
import { input } from '../parts/controls.css.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { pagesClientOf } from '../ports/pages-client.ts';
import { useTexts } from '../texts/texts.tsx';
import * as css from './page-list.css.ts';
import { templates, templateText } from './templates.ts';
import { textFromTemplate } from './text-from-template.ts';

interface NewPageProps {
  pages: readonly PageSummary[];
  onMade: (alias: string) => void;
  onClose: () => void;
}

const templateOf = (begin: string) => templates.find(({ id }) => begin === `template ${id}`);

/** The text that a page begins with; nothing where it begins empty. */
async function sourceOf(begin: string, client: PagesClient): Promise<string | undefined> {
  const template = templateOf(begin);
  if (template) return templateText(template);
  return (await getPage(client, { alias: begin.slice('page '.length) })).text;
}

/** Makes a page: its address, its name, and the page that it begins with. */
export function NewPage({ pages, onMade, onClose }: NewPageProps) {
  const { t, language } = useTexts();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  /** `template …` or `page …`. */
  const [begin, setBegin] = useState('template empty');
  const template = templateOf(begin);

  const make = async (form: FormData) => {
    const alias = String(form.get('alias')).trim();
    if (!v.is(pageAliasSchema, alias)) return setProblem(t('pages.aliasHelp'));
    if (pages.some((page) => page.alias === alias)) return setProblem(t('pages.taken'));
    const client = pagesClientOf(language);
    setIsBusy(true);
    try {
      const source = await sourceOf(begin, client);
      const name = String(form.get('name')).trim();
      await createPage(client, { alias, text: textFromTemplate({ alias, name, source }) });
      onMade(alias);
    } catch {
      setProblem(t('error.default'));
      setIsBusy(false);
    }
    return undefined;
  };

  return (
    <Dialog title={t('pages.create')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void make(new FormData(event.currentTarget));
        }}
      >
        <Field name={t('pages.alias')} help={t('pages.aliasHelp')} problem={problem} isRequired>
          {(attributes) => (
            <input {...attributes} className={input} name="alias" required autoComplete="off" />
          )}
        </Field>
        <Field name={t('pages.name')} isRequired>
          {(attributes) => (
            <input {...attributes} className={input} name="name" required autoComplete="off" />
          )}
        </Field>
        <Field name={t('pages.template')} help={template && t(template.help)}>
          {(attributes) => (
            <select
              {...attributes}
              className={input}
              value={begin}
              onChange={({ target }) => setBegin(target.value)}
            >
              <optgroup label={t('pages.templates')}>
                {templates.map(({ id, name }) => (
                  <option key={id} value={`template ${id}`}>
                    {t(name)}
                  </option>
                ))}
              </optgroup>
              <optgroup label={t('pages.copies')}>
                {pages.map(({ alias }) => (
                  <option key={alias} value={`page ${alias}`}>
                    /{alias}
                  </option>
                ))}
              </optgroup>
            </select>
          )}
        </Field>
        <Button type="submit" look="main" disabled={isBusy} aria-busy={isBusy}>
          {t('pages.make')}
        </Button>
      </form>
    </Dialog>
  );
}
