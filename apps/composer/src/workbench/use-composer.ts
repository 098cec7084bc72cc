import { createComposerMachine, selectComposer } from '@foyer/composer';
import type { LintFacts } from '@foyer/page-document';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { composerPorts } from '../ports/composer.ports.ts';
import { pagesClientOf } from '../ports/pages-client.ts';
import type { Session } from '../session/session-calls.ts';
import { useTexts } from '../texts/texts.tsx';
import { lintFacts } from './lint-facts.ts';

/** The flow that edits a page, with its effects. */
export function useComposer(
  alias: string,
  role: Session['editor']['role'],
  facts: (text: string) => Promise<LintFacts>,
) {
  const { language } = useTexts();
  // The words of refusals keep the language that the page was opened in.
  const [machine] = useState(() =>
    createComposerMachine(
      composerPorts(pagesClientOf(language), async (text) => ({
        ...(await facts(text)),
        ...lintFacts(new Date()),
      })),
    ),
  );
  const [snapshot, send] = useMachine(machine, { input: { alias, role } });
  useEffect(() => {
    const tell = () => send({ type: 'network.back' });
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, [send]);
  return { view: selectComposer(snapshot), send };
}
