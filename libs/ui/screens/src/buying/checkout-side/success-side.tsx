import type { ReactNode } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { Wordmark } from '@foyer/ui/print/wordmark';
import {
  beam,
  bill,
  bulb,
  ground,
  lit,
  masthead,
  picture as pictureStyle,
  row,
  rows as rowsStyle,
  stage,
  sum,
} from './success-side.css.ts';

/** Props of {@link SuccessSide}. */
export interface SuccessSideProps {
  /** Of what was bought. */
  picture?: ReactNode;
  /** Name of the bill that {@link SuccessSideProps.rows} are. */
  label: string;
  /** What was paid, and what will be; only where there is a bill. */
  rows: readonly { name: string; sum?: string }[];
}

/** It is paid: a lamp lights the picture of what was bought, or the bill is torn off. Stands at the side of a dialog as large as the window. */
export function SuccessSide({ picture, label, rows }: SuccessSideProps) {
  const { success } = useLabel().variants;
  if (success === 'lamp') {
    return (
      <div className={stage} aria-hidden="true">
        <div className={beam} />
        <div className={bulb} />
        {picture && <div className={lit}>{picture}</div>}
      </div>
    );
  }
  return (
    <div className={ground}>
      <div className={masthead}>
        <Wordmark />
      </div>
      <div className={bill}>
        {picture && <div className={pictureStyle}>{picture}</div>}
        <dl className={rowsStyle} aria-label={label}>
          {rows.map((each) => (
            <div key={each.name} className={row}>
              <dt>{each.name}</dt>
              <dd className={sum}>{each.sum}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
