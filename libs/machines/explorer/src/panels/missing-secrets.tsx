import { type FormEvent, useState } from 'react';
import { button } from '../form/form.css.ts';
import { SecretInput } from '../form/secret-input.tsx';
import { note, row, stack } from './panels.css.ts';
import { Section } from './section.tsx';

interface MissingSecretsProps {
  /** Places of the secrets, in words. */
  missing: readonly string[];
  /** Made-up secrets by name, to take instead. */
  secrets: Readonly<Record<string, string>>;
  onFilled: (answers: Readonly<Record<string, string>>) => void;
}

/** Asks for the secrets that a link or a file does not tell; a made-up one does as well where the machine takes it. */
export function MissingSecrets({ missing, secrets, onFilled }: MissingSecretsProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    onFilled(Object.fromEntries(missing.map((place) => [place, answers[place] ?? ''])));
  };
  return (
    <Section title="Secrets are held back">
      <form className={stack} aria-label="Secrets" onSubmit={submit}>
        <p className={note}>Links and files tell no secrets. Give them, or made-up ones.</p>
        {missing.map((place) => (
          <SecretInput
            key={place}
            title={place}
            value={answers[place] ?? ''}
            secrets={secrets}
            onChange={(value) => setAnswers({ ...answers, [place]: value })}
          />
        ))}
        <div className={row}>
          <button type="submit" className={button}>
            Go to the position
          </button>
        </div>
      </form>
    </Section>
  );
}
