import { log as logStyle, mono, note } from '../panels/panels.css.ts';
import { Section } from '../panels/section.tsx';
import type { LogEntry } from './create-inspector.ts';
import { isFull, type Recording } from './recording.ts';

interface EventLogProps {
  log: readonly LogEntry[];
  recording: Recording | undefined;
}

/** What an actor got, oldest first, with secrets masked. */
export function EventLog({ log, recording }: EventLogProps) {
  return (
    <Section title="Events">
      {recording && isFull(recording) && (
        <p className={note}>The recording is full: what came later is in this list only.</p>
      )}
      {/* Its summary is what a keyboard scrolls the column by. */}
      <details open>
        <summary className={note}>{log.at(-1)?.number ?? 0} so far</summary>
        <ol className={logStyle}>
          {log.map(({ number, atMs, text }) => (
            <li key={number} value={number} className={mono}>
              <span className={note}>{(atMs / 1000).toFixed(2)} s</span> {text}
            </li>
          ))}
        </ol>
      </details>
    </Section>
  );
}
