import { type FormEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { input } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import { signIn } from './session-calls.ts';
import * as css from './sign-in.css.ts';

/** Where an editor shows their key. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTexts();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = new FormData(event.currentTarget).get('token');
    setIsBusy(true);
    try {
      const answer = await signIn(String(token).trim());
      if (answer.status === 'in') onSignedIn();
      if (answer.status === 'refused') setProblem(t('session.refused'));
      if (answer.status === 'limited') {
        setProblem(t('session.tooMany', { minutes: answer.minutes }));
      }
    } catch {
      setProblem(t('error.network'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <main className={css.place}>
      <form className={css.box} onSubmit={(event) => void submit(event)}>
        <h1 className={css.title}>{t('session.title')}</h1>
        <Field name={t('session.token')} help={t('session.help')} problem={problem} isRequired>
          {(attributes) => (
            <input
              {...attributes}
              className={input}
              type="password"
              name="token"
              required
              autoComplete="current-password"
            />
          )}
        </Field>
        <Button type="submit" look="main" disabled={isBusy} aria-busy={isBusy}>
          {t('session.enter')}
        </Button>
      </form>
    </main>
  );
}
