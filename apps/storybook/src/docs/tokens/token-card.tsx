import type { ReactNode } from 'react';
import { readToken, tokenName } from './read-token.ts';
import * as styles from './tokens.css.ts';

/** A token's name and value under a drawing of it. */
export function TokenCard({ token, children }: { token: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className={styles.name}>{tokenName(token)}</p>
      <p className={styles.value}>{readToken(token)}</p>
    </div>
  );
}
