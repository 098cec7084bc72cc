import type { EventField } from '@foyer/core';
import { type FormEvent, useState } from 'react';
import type { ExplorerTarget, Step } from '../explorer.types.ts';
import { draftOf, valueOf } from '../form/draft.ts';
import { exampleField, failureField } from '../form/example-field.ts';
import { FieldInput } from '../form/field-input.tsx';
import { button, field, input } from '../form/form.css.ts';
import { choicesOf } from '../session/answers.ts';
import type { WaitingCall } from '../session/explorer-session.ts';
import { stack } from './panels.css.ts';

interface OwnAnswerProps {
  target: ExplorerTarget;
  call: WaitingCall;
  onStep: (step: Step) => void;
}

/** Answers a call with a value of the tester's own: one made like a fixture, or a failure. */
export function OwnAnswer({ target, call, onStep }: OwnAnswerProps) {
  const fixtures = Object.entries(choicesOf(target, call.source).done).filter(
    ([, value]) => value !== undefined,
  );
  const [name, setName] = useState(fixtures[0]?.[0]);
  const example = fixtures.find(([fixture]) => fixture === name)?.[1];
  const secrets = target.secrets ?? {};
  const give = (outcome: 'done' | 'error') => (value: unknown) =>
    onStep({ kind: 'answer', call: call.id, outcome, value });
  return (
    <details>
      <summary>Another answer</summary>
      <div className={stack}>
        {call.outcomes.includes('done') && name !== undefined && (
          <>
            <label className={field}>
              Made like
              <select
                className={input}
                value={name}
                onChange={(event) => setName(event.target.value)}
              >
                {fixtures.map(([fixture]) => (
                  <option key={fixture}>{fixture}</option>
                ))}
              </select>
            </label>
            <ValueForm
              key={name}
              label={`Answer of ${call.source}`}
              field={exampleField('Answer', example)}
              example={example}
              secrets={secrets}
              onValue={give('done')}
              action="Answer with this"
            />
          </>
        )}
        {call.outcomes.includes('error') && (
          <ValueForm
            label={`Failure of ${call.source}`}
            field={failureField}
            example={undefined}
            secrets={secrets}
            onValue={give('error')}
            action="Fail with this"
          />
        )}
      </div>
    </details>
  );
}

interface ValueFormProps {
  label: string;
  field: EventField;
  example: unknown;
  secrets: Readonly<Record<string, string>>;
  onValue: (value: unknown) => void;
  action: string;
}

function ValueForm({ label, field: root, example, secrets, onValue, action }: ValueFormProps) {
  const [draft, setDraft] = useState(() => draftOf(root, example));
  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    onValue(valueOf(root, draft));
  };
  return (
    <form className={stack} aria-label={label} onSubmit={submit}>
      <FieldInput field={root} draft={draft} onChange={setDraft} secrets={secrets} />
      <div>
        <button type="submit" className={button}>
          {action}
        </button>
      </div>
    </form>
  );
}
