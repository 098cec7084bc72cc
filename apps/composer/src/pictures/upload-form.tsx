import { type Language, LANGUAGES, PAGE_IMAGE_MAX_BYTES } from '@foyer/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { input } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import { FocusPoint } from './focus-point.tsx';
import { usePictures } from './picture-store.ts';
import * as css from './pictures.css.ts';

const middle = { x: 0.5, y: 0.5 };
const megabyte = 1024 * 1024;

/** A file of this machine, and its address for as long as it is shown. */
interface Taken {
  file: File;
  src: string;
}

/** What is said of a picture, where something is said. */
const wordsIn = (form: FormData) =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = String(form.get(language) ?? '').trim();
      return text === '' ? [] : [[language, text] as const];
    }),
  ) as Partial<Record<Language, string>>;

/** A file from this machine, the point of it that stays in view, and what it shows in each language. */
export function UploadForm({ onUploaded }: { onUploaded: (id: string) => void }) {
  const { t } = useTexts();
  const { upload } = usePictures();
  const [taken, setTaken] = useState<Taken>();
  const [focus, setFocus] = useState(middle);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => () => taken && URL.revokeObjectURL(taken.src), [taken]);

  const take = (next: File | undefined) => {
    const isLarge = next !== undefined && next.size > PAGE_IMAGE_MAX_BYTES;
    setProblem(isLarge ? t('picture.large', { most: PAGE_IMAGE_MAX_BYTES / megabyte }) : undefined);
    setTaken(next && !isLarge ? { file: next, src: URL.createObjectURL(next) } : undefined);
    setFocus(middle);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!taken) return;
    const alternatives = wordsIn(new FormData(event.currentTarget));
    setIsBusy(true);
    try {
      onUploaded(await upload({ file: taken.file, focus, alternatives }));
    } catch {
      setProblem(t('picture.refused'));
      setIsBusy(false);
    }
  };

  return (
    <form className={css.form} onSubmit={(event) => void send(event)}>
      <Field
        name={t('picture.file')}
        help={t('picture.fileHelp', { most: PAGE_IMAGE_MAX_BYTES / megabyte })}
        problem={problem}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={({ target }) => take(target.files?.[0])}
          />
        )}
      </Field>
      {taken && <FocusPoint src={taken.src} point={focus} onChange={setFocus} />}
      {taken &&
        LANGUAGES.map((language) => (
          <Field
            key={language}
            name={t(`picture.words.${language}`)}
            help={language === 'rus' ? t('picture.wordsHelp') : undefined}
          >
            {(attributes) => (
              <input {...attributes} className={input} name={language} maxLength={500} />
            )}
          </Field>
        ))}
      <Button type="submit" look="main" disabled={!taken || isBusy} aria-busy={isBusy}>
        {t('picture.upload')}
      </Button>
    </form>
  );
}
