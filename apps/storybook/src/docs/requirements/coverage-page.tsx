import { RadioGroup } from '@foyer/ui/radio-group';
import { TextField } from '@foyer/ui/text-field';
import { useDeferredValue, useState } from 'react';
import { AreaSection } from './area-section.tsx';
import type { CoveredArea } from './coverage.types.ts';
import * as styles from './coverage.css.ts';
import { countItems, findItems, type Search } from './find-items.ts';

const choices: readonly { value: Search['show']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'untested', label: 'Without a test' },
  { value: 'open', label: 'Open' },
];

/** The product's statements, area by area, with the tests that prove them; to be searched. */
export function CoveragePage({ areas }: { areas: readonly CoveredArea[] }) {
  const [words, setWords] = useState('');
  const [show, setShow] = useState<Search['show']>('all');
  const search = useDeferredValue(words);
  const found = findItems(areas, { words: search, show });
  const { all, tested, open } = countItems(areas.flatMap(({ items }) => items));
  const shown = found.flatMap(({ items }) => items).length;
  return (
    <main className={styles.page}>
      <header className={styles.intro}>
        <h1 className={styles.heading}>Requirements coverage</h1>
        <p className={styles.note}>
          {tested} of {all} statements are cited by the title of a test, {open} are left open by the
          documents. The same from the command line: <code>npm run trace -- PIN</code>.
        </p>
      </header>
      <search className={styles.search}>
        <TextField
          label="Search by id, words or file"
          type="search"
          value={words}
          onChange={setWords}
        />
        <RadioGroup
          label="Show"
          options={choices}
          value={show}
          onChange={(value) => setShow(value as Search['show'])}
        />
      </search>
      <output className={styles.note}>
        {shown} {shown === 1 ? 'statement' : 'statements'} in {found.length}{' '}
        {found.length === 1 ? 'area' : 'areas'}
      </output>
      <div>
        {found.map((area) => (
          <AreaSection key={area.area} area={area} isOpen={search !== '' || show !== 'all'} />
        ))}
      </div>
    </main>
  );
}
