import type { AnyMachineSnapshot } from 'xstate';
import { plain } from '../session/plain.ts';
import { code, problem } from './panels.css.ts';
import { Section } from './section.tsx';

/** What the machine remembers, and how it ended. Secrets leave nothing behind. */
export function SnapshotPanel({ snapshot }: { snapshot: AnyMachineSnapshot }) {
  const { context, status, output, error } = snapshot;
  return (
    <>
      {status === 'done' && (
        <Section title="Output">
          <Json value={output} />
        </Section>
      )}
      {status === 'error' && (
        <Section title="The machine failed">
          <p className={problem}>{error instanceof Error ? error.message : String(error)}</p>
        </Section>
      )}
      <Section title="Context">
        <Json value={context} />
      </Section>
    </>
  );
}

const Json = ({ value }: { value: unknown }) => (
  <pre className={code}>{JSON.stringify(plain(value), null, 2) ?? 'nothing'}</pre>
);
