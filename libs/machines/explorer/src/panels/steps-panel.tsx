import type { ExplorerTarget, Step } from '../explorer.types.ts';
import { describeStep } from './describe-step.ts';
import { entry, log, mono, note } from './panels.css.ts';
import { Section } from './section.tsx';

interface StepsPanelProps {
  target: ExplorerTarget;
  /** Those that were taken, oldest first. */
  steps: readonly Step[];
  /** Those after them, which were gone back from. */
  later: readonly Step[];
  ignored: ReadonlySet<number>;
  /** Goes to the place after so many steps. */
  onGoTo: (count: number) => void;
}

/** Everything that happened, oldest first, with secrets masked. A press on a step leads to the place after it. */
export function StepsPanel({ target, steps, later, ignored, onGoTo }: StepsPanelProps) {
  const all = [...steps, ...later];
  return (
    <Section title="Steps">
      {all.length === 0 ? (
        <p className={note}>Nothing has happened yet.</p>
      ) : (
        <ol className={log}>
          {all.map((step, index) => (
            // Steps are only added and taken off at the end, so the number is the step.
            <li key={index}>
              <button
                type="button"
                className={`${entry} ${mono}`}
                {...(index === steps.length - 1 && { 'aria-current': 'step' as const })}
                onClick={() => onGoTo(index + 1)}
              >
                {describeStep(target, step)}
                {ignored.has(index) && <span className={note}> (no effect)</span>}
                {index >= steps.length && <span className={note}> (undone)</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
