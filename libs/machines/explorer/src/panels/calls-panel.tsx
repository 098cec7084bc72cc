import type { ExplorerTarget, Step } from '../explorer.types.ts';
import { button } from '../form/form.css.ts';
import { choicesOf } from '../session/answers.ts';
import type { WaitingCall } from '../session/explorer-session.ts';
import { OwnAnswer } from './own-answer.tsx';
import { eventForm, mono, note, row, stack } from './panels.css.ts';
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
            {call.outcomes.length > 0 && <OwnAnswer target={target} call={call} onStep={onStep} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface GivenAnswersProps {
  target: ExplorerTarget;
  call: WaitingCall;
  onStep: (step: Step) => void;
}

function GivenAnswers({ target, call, onStep }: GivenAnswersProps) {
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
