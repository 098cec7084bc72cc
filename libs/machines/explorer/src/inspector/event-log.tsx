import { useState } from 'react';
import { button, field, input } from '../form/form.css.ts';
import { code, log as logStyle, mono, note, stack } from '../panels/panels.css.ts';
import { Section } from '../panels/section.tsx';
import { type LogEntry, noiseOf } from './log-entry.ts';
import { isFull, type Recording } from './recording.ts';

interface EventLogProps {
  log: readonly LogEntry[];
  recording: Recording | undefined;
}

/** What an actor got, oldest first, with secrets masked. What comes often and leads nowhere is left out at first. */
export function EventLog({ log, recording }: EventLogProps) {
  const [word, setWord] = useState('');
  const [isNoiseShown, setIsNoiseShown] = useState(false);
  const noise = noiseOf(log);
  const shown = log.filter(
    ({ name, from = '' }) =>
      (isNoiseShown || !noise.has(name)) && `${from} ${name}`.includes(word.trim()),
  );
  return (
    <Section title="Events">
      <div className={stack}>
        {recording && isFull(recording) && (
          <p className={note}>The recording is full: what came later is in this list only.</p>
        )}
        <label className={field}>
          Only those with
          <input
            type="search"
            className={input}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </label>
        {noise.size > 0 && (
          <button
            type="button"
            className={button}
            aria-pressed={isNoiseShown}
            onClick={() => setIsNoiseShown(!isNoiseShown)}
          >
            Show what changes no state: {[...noise].join(', ')}
          </button>
        )}
        {/* Its summary is what a keyboard scrolls the column by. */}
        <details open>
          <summary className={note}>
            {log.at(-1)?.number ?? 0} so far, {shown.length} shown
          </summary>
          <ol className={logStyle}>
            {shown.map((entry) => (
              <li key={entry.number} value={entry.number} className={mono}>
                <Entry {...entry} />
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Section>
  );
}

/** A longer payload is opened by a press. */
const SHORT = 60;

function Entry({ atMs, name, detail, from }: LogEntry) {
  const text = detail === undefined ? '' : JSON.stringify(detail);
  const line = (
    <>
      <span className={note}>
        {(atMs / 1000).toFixed(2)} s{from !== undefined && ` ${from} →`}
      </span>{' '}
      {name}
    </>
  );
  if (text.length <= SHORT) {
    return (
      <>
        {line} {text}
      </>
    );
  }
  return (
    <details>
      <summary>
        {line} {text.slice(0, SHORT)}…
      </summary>
      <pre className={code}>{JSON.stringify(detail, null, 2)}</pre>
    </details>
  );
}
