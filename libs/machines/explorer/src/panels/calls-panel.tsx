import { useState } from 'react';
import type { ExplorerTarget, Step } from '../explorer.types.ts';
import { choicesOf } from '../session/answers.ts';
import type { WaitingCall } from '../session/explorer-session.ts';
import { button, eventForm, field, input, mono, note, problem, row, stack } from './panels.css.ts';
import { Section } from './section.tsx';

interface CallsPanelProps {
  target: ExplorerTarget;
  calls: readonly WaitingCall[];
  onStep: (step: Step) => void;
}

const words = { done: 'Answer', error: 'Fail' } as const;

/** The calls that wait, with the answers that a tester may give. */
export function CallsPanel({ target, calls, onStep }: CallsPanelProps) {
  if (calls.length === 0) return null;
  return (
    <Section title="Waiting for an answer">
      <ul className={stack}>
        {calls.map((call) => (
          <li key={call.id} className={eventForm}>
            <p className={mono}>
              {call.source}
              {call.isFlow && ' (a flow)'}
            </p>
            {call.purpose !== undefined && <p className={note}>{call.purpose}</p>}
            <GivenAnswers target={target} call={call} onStep={onStep} />
            {call.outcomes.length > 0 && <OwnAnswer call={call} onStep={onStep} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CallProps {
  call: WaitingCall;
  onStep: (step: Step) => void;
}

function GivenAnswers({ target, call, onStep }: CallProps & { target: ExplorerTarget }) {
  const choices = choicesOf(target, call.source);
  return (
    <div className={row}>
      {call.outcomes.flatMap((outcome) =>
        Object.keys(choices[outcome]).map((given) => (
          <button
            key={`${outcome} ${given}`}
            type="button"
            className={button}
            onClick={() => onStep({ kind: 'answer', call: call.id, outcome, given })}
          >
            {words[outcome]}: {given}
          </button>
        )),
      )}
    </div>
  );
}

function OwnAnswer({ call, onStep }: CallProps) {
  const [text, setText] = useState('{}');
  const [isBroken, setIsBroken] = useState(false);
  const give = (outcome: 'done' | 'error') => {
    const value = parse(text);
    setIsBroken(value === undefined);
    if (value !== undefined) onStep({ kind: 'answer', call: call.id, outcome, value });
  };
  return (
    <details>
      <summary>Another answer</summary>
      <div className={stack}>
        <label className={field}>
          JSON
          <textarea
            className={input}
            rows={3}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {isBroken && <p className={problem}>This is not JSON.</p>}
        <div className={row}>
          {call.outcomes.map((outcome) => (
            <button key={outcome} type="button" className={button} onClick={() => give(outcome)}>
              {words[outcome]} with this
            </button>
          ))}
        </div>
      </div>
    </details>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
