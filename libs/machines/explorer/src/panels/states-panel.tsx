import { useState } from 'react';
import type { GraphNode } from '../diagram/machine-graph.ts';
import { field, input } from '../form/form.css.ts';
import { findStates, onlyStates } from './find-states.ts';
import { Outline } from './outline.tsx';
import { note, stack } from './panels.css.ts';
import { Section } from './section.tsx';

interface StatesPanelProps {
  root: GraphNode;
  activeIds: ReadonlySet<string>;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The machine's states as a list, to choose from and to search in. Enter goes to the first that was found. */
export function StatesPanel({ root, ...choice }: StatesPanelProps) {
  const [word, setWord] = useState('');
  const found = findStates(root, word);
  const isSearch = word.trim() !== '';
  const shown = isSearch ? onlyStates(root, new Set(found)) : root;
  return (
    <Section title="States">
      <search>
        <form
          className={stack}
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = found;
            if (first !== undefined) choice.onSelect(first);
          }}
        >
          <label className={field}>
            State, event, guard or requirement
            <input
              type="search"
              className={input}
              value={word}
              onChange={({ target }) => setWord(target.value)}
            />
          </label>
          <output className={note}>{isSearch && `${found.length} found`}</output>
        </form>
      </search>
      {shown && <Outline nodes={[shown]} {...choice} />}
    </Section>
  );
}
