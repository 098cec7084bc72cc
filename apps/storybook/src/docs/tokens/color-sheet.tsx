import { useLabel } from '@foyer/ui/theme';
import { vars } from '@foyer/ui/theme/vars';
import { pairContrasts } from './pair-contrast.ts';
import { readToken } from './read-token.ts';
import { TokenCard } from './token-card.tsx';
import * as styles from './tokens.css.ts';

/** Every colour of the label. */
export function ColorSheet() {
  return (
    <div className={styles.grid}>
      {Object.entries(vars.color).map(([name, token]) => (
        <TokenCard key={name} token={token}>
          {/* The scrim is three numbers, to be given an opacity. */}
          <div
            className={styles.swatch}
            style={{ background: name === 'scrim' ? `rgb(${token})` : token }}
          />
        </TokenCard>
      ))}
    </div>
  );
}

/** Every pair of colours that meets in the label, with its contrast and what is asked for. */
export function ContrastSheet() {
  const { variants } = useLabel();
  const pairs = pairContrasts((name) => readToken(vars.color[name]), variants);
  return (
    <div className={styles.grid}>
      {pairs.map(({ front, back, ratio, least }) => (
        <div key={`${front} ${back} ${least}`}>
          <p
            className={styles.pair}
            style={{ color: vars.color[front], background: vars.color[back] }}
            // A shape's colour need not be readable as words.
            aria-hidden={least < 4.5 || undefined}
          >
            {least < 4.5 ? '◯' : 'Aа Աա'}
          </p>
          <p className={styles.name}>
            {front} on {back}
          </p>
          <p className={styles.value}>
            {ratio.toFixed(2)} : 1, at least {least}
          </p>
        </div>
      ))}
    </div>
  );
}
