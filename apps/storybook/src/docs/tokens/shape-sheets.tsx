import { text, type TypeRole, vars } from '@foyer/ui/theme/vars';
import { useState } from 'react';
import { Button } from '@foyer/ui/button';
import { readToken } from './read-token.ts';
import { TokenCard } from './token-card.tsx';
import * as styles from './tokens.css.ts';

const sample = 'Съешь ещё булок. Quick fox. Բարև աշխարհ';

/** Every role of the type system. */
export function TypeSheet() {
  return Object.entries(vars.type).map(([name, role]) => (
    <div key={name} className={styles.row}>
      <p style={{ ...text(name as TypeRole), overflowWrap: 'anywhere' }}>{sample}</p>
      <p className={styles.value}>
        {name}: {readToken(role.size)}, {readToken(role.weight)}, {readToken(role.family)}
      </p>
    </div>
  ));
}

/** The steps of space. */
export function SpaceSheet() {
  return Object.values(vars.space).map((token) => (
    <TokenCard key={token} token={token}>
      <div className={styles.bar} style={{ inlineSize: token }} />
    </TokenCard>
  ));
}

/** The corners. */
export function RadiusSheet() {
  return (
    <div className={styles.grid}>
      {Object.values(vars.radius).map((token) => (
        <TokenCard key={token} token={token}>
          <div className={styles.tile} style={{ borderRadius: token }} />
        </TokenCard>
      ))}
    </div>
  );
}

/** How long movements take, and how they go; a press shows them. */
export function MotionSheet() {
  const [isMoved, setMoved] = useState(false);
  const tracks = [
    ...Object.values(vars.duration).map((token) => ({ token, easing: vars.easing.out })),
    ...Object.values(vars.easing).map((token) => ({ token, easing: token })),
  ];
  return (
    <>
      <Button onPress={() => setMoved(!isMoved)}>Move</Button>
      {tracks.map(({ token, easing }) => (
        <TokenCard key={token} token={token}>
          <div className={styles.track} data-moved={isMoved || undefined}>
            <div
              className={styles.mover}
              style={{
                transitionDuration: token === easing ? '1s' : token,
                transitionTimingFunction: easing,
              }}
            />
          </div>
        </TokenCard>
      ))}
    </>
  );
}
