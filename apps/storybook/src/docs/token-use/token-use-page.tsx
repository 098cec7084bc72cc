import { TextField } from '@foyer/ui/text-field';
import { vars } from '@foyer/ui/theme/vars';
import { useDeferredValue, useState } from 'react';
import { findUses, partsOf } from './find-uses.ts';
import type { TokenUse } from './token-use.types.ts';
import * as styles from './token-use.css.ts';

/** What changes with each token: to be looked at before its value is. */
export function TokenUsePage({ uses }: { uses: readonly TokenUse[] }) {
  const [words, setWords] = useState('');
  const found = findUses(uses, useDeferredValue(words));
  return (
    <main className={styles.page}>
      <header className={styles.intro}>
        <h1 className={styles.heading}>Token use</h1>
        <p className={styles.note}>
          Which components change with a token, by the styles of the repository. What another token
          or a shared style takes from it is listed there.
        </p>
      </header>
      <TextField
        label="Search by token, component or file"
        type="search"
        value={words}
        onChange={setWords}
      />
      <output className={styles.note}>
        {found.length} {found.length === 1 ? 'token' : 'tokens'}
      </output>
      <div>
        {found.map((use) => (
          <UseSection key={use.token} use={use} />
        ))}
      </div>
    </main>
  );
}

const colors: Readonly<Record<string, string>> = vars.color;

function UseSection({ use: { token, description, places } }: { use: TokenUse }) {
  const parts = partsOf(places);
  const swatch = token.startsWith('color.') ? colors[token.slice('color.'.length)] : undefined;
  return (
    <details className={styles.entry}>
      <summary className={styles.summary}>
        <h2 className={styles.token}>
          {swatch !== undefined && (
            <span
              className={styles.swatch}
              // The scrim is three numbers, to be given an opacity.
              style={{ background: token === 'color.scrim' ? `rgb(${swatch})` : swatch }}
            />
          )}
          {token}
        </h2>
        <span className={styles.note}>{description}</span>
        <span className={styles.counts}>
          {parts.length === 0 ? 'no use' : `${parts.length} parts, ${places.length} files`}
        </span>
      </summary>
      <ul className={styles.parts}>
        {parts.map(({ part, files }) => (
          <li key={part}>
            {part}
            {files.map((file) => (
              <span key={file} className={styles.file}>
                {file}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
