import { type FormEvent, useState } from 'react';
import type { Step } from '../explorer.types.ts';
import type { RunningTimer } from '../session/explorer-session.ts';
import { button, field, input } from '../form/form.css.ts';
import { mono, note, row, stack } from './panels.css.ts';
import { Section } from './section.tsx';

interface TimePanelProps {
  nowMs: number;
  timers: readonly RunningTimer[];
  onStep: (step: Step) => void;
}

/** Time stands still until it is moved here. */
export function TimePanel({ nowMs, timers, onStep }: TimePanelProps) {
  const [seconds, setSeconds] = useState('1');
  const pass = (ms: number) => onStep({ kind: 'time', ms });
  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    pass(Math.round(Number(seconds) * 1000));
  };
  return (
    <Section title="Time">
      <div className={stack}>
        <p className={note}>{formatMs(nowMs)} since the start</p>
        {timers.map(({ name, dueInMs }, index) => (
          <div key={`${name} ${index}`} className={row}>
            <button type="button" className={button} onClick={() => pass(dueInMs)}>
              Wait {formatMs(dueInMs)}
            </button>
            <span className={mono}>{name}</span>
          </div>
        ))}
        <form className={row} onSubmit={submit}>
          <label className={field}>
            Seconds
            <input
              className={input}
              type="number"
              min="0"
              step="any"
              value={seconds}
              onChange={(event) => setSeconds(event.target.value)}
            />
          </label>
          <button type="submit" className={button} disabled={!(Number(seconds) > 0)}>
            Let time pass
          </button>
        </form>
      </div>
    </Section>
  );
}

const formatMs = (ms: number) => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`);
