import { labels } from '@foyer/ui/theme';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type ComparedComponent, pairStories } from './pair-stories.ts';
import * as styles from './side-by-side.css.ts';
import { StoryPairs } from './story-pairs.tsx';

const index = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), title: v.string(), name: v.string(), type: v.string() }),
  ),
});

/** Every story of a component that the reader chooses, in all labels beside each other. */
export function SideBySide() {
  const components = useComponents();
  const [chosen, choose] = useState('Components/Button');
  return (
    <div>
      <label className={styles.choice}>
        Component
        <select
          className={styles.select}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          {components.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </label>
      <StoryPairs pairs={components.find(({ title }) => title === chosen)?.pairs ?? []} />
    </div>
  );
}

/** What Storybook's index lists; empty until it has answered. */
function useComponents(): readonly ComparedComponent[] {
  const [components, setComponents] = useState<readonly ComparedComponent[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    fetch('./index.json', { signal: abort.signal })
      .then(async (answer) => {
        const { entries } = v.parse(index, await answer.json());
        setComponents(pairStories(Object.values(entries), labels));
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) throw error;
      });
    return () => abort.abort();
  }, []);
  return components;
}
