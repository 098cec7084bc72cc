import { MASK, redact } from '@foyer/core';
import type { ExplorerTarget, Step } from '../explorer.types.ts';
import { plain } from '../session/plain.ts';
import { log, mono, note } from './panels.css.ts';
import { Section } from './section.tsx';

interface StepsPanelProps {
  target: ExplorerTarget;
  steps: readonly Step[];
  ignored: ReadonlySet<number>;
}

/** Everything that happened, oldest first, with secrets masked. */
export function StepsPanel({ target, steps, ignored }: StepsPanelProps) {
  return (
    <Section title="Steps">
      {steps.length === 0 ? (
        <p className={note}>Nothing has happened yet.</p>
      ) : (
        <ol className={log}>
          {steps.map((step, index) => (
            // Steps are only added and taken off at the end, so the number is the step.
            <li key={index} className={mono}>
              {describeStep(target, step)}
              {ignored.has(index) && <span className={note}> (no effect)</span>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** A step in one line. */
function describeStep(target: ExplorerTarget, step: Step): string {
  switch (step.kind) {
    case 'event': {
      const { type, ...payload } = redact(step.event, target.events);
      const isBare = Object.keys(payload).length === 0;
      return isBare ? String(type) : `${String(type)} ${JSON.stringify(payload)}`;
    }
    case 'answer': {
      const value = 'given' in step ? step.given : JSON.stringify(plain(step.value, () => MASK));
      return `${step.outcome} ${step.call}: ${value}`;
    }
    case 'time':
      return `${step.ms} ms pass`;
    case 'quiet':
      return `${step.ms} ms pass, as recorded`;
    case 'timer':
      return `the timer ${step.eventType} fires`;
  }
}
