import { type FormEvent, useState } from 'react';
import { type MissingSecret, secretKey } from '../session/position-link.ts';
import { button, field, input, row, stack } from './panels.css.ts';
import { Section } from './section.tsx';

interface MissingSecretsProps {
  missing: readonly MissingSecret[];
  onFilled: (answers: Readonly<Record<string, string>>) => void;
}

/** Asks for the secrets that a link does not tell. */
export function MissingSecrets({ missing, onFilled }: MissingSecretsProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    onFilled(
      Object.fromEntries(missing.map((one) => [secretKey(one), answers[secretKey(one)] ?? ''])),
    );
  };
  return (
    <Section title="This link holds back secrets">
      <form className={stack} onSubmit={submit}>
        {missing.map((one) => (
          <label key={secretKey(one)} className={field}>
            Step {one.step + 1}: {one.field} of {one.eventType}
            <input
              className={input}
              type="password"
              autoComplete="off"
              value={answers[secretKey(one)] ?? ''}
              onChange={(event) => setAnswers({ ...answers, [secretKey(one)]: event.target.value })}
            />
          </label>
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
