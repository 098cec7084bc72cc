import { type FormEvent, useState } from 'react';
import { createPage, getPage } from '@foyer/client';
import { pageAliasSchema, type PageSummary } from '@foyer/contract';
import * as v from 'valibot';
import { Button } from '../parts/button.tsx';
import { input } from '../parts/controls.css.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { pagesClientOf } from '../ports/pages-client.ts';
import { useTexts } from '../texts/texts.tsx';
import * as css from './page-list.css.ts';
import { textFromTemplate } from './text-from-template.ts';

interface NewPageProps {
  pages: readonly PageSummary[];
  onMade: (alias: string) => void;
  onClose: () => void;
}

/** Makes a page: its address, its name, and the page that it begins with. */
export function NewPage({ pages, onMade, onClose }: NewPageProps) {
  const { t, language } = useTexts();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const make = async (form: FormData) => {
    const alias = String(form.get('alias')).trim();
    if (!v.is(pageAliasSchema, alias)) return setProblem(t('pages.aliasHelp'));
    if (pages.some((page) => page.alias === alias)) return setProblem(t('pages.taken'));
    const client = pagesClientOf(language);
    setIsBusy(true);
    try {
      const template = String(form.get('template'));
      const source =
        template === '' ? undefined : (await getPage(client, { alias: template })).text;
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
        <Field name={t('pages.template')}>
          {(attributes) => (
            <select {...attributes} className={input} name="template">
              <option value="">{t('pages.empty')}</option>
              {pages.map(({ alias }) => (
                <option key={alias} value={alias}>
                  /{alias}
                </option>
              ))}
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
