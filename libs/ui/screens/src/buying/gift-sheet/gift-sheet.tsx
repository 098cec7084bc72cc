import { useId } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { Icon } from '@foyer/ui/icon';
import {
  code as codeStyle,
  fold,
  note,
  place,
  title as titleStyle,
  value as valueStyle,
} from './gift-sheet.css.ts';
import { PaperSheet } from './paper-sheet.tsx';
import type { GiftSheetProps } from './gift-sheet.types.ts';

/**
 * A certificate with its code: lit, or a slip to cut out. As long as it is there it is also what is printed in place of the
 * page, on one sheet.
 */
export function GiftSheet(props: GiftSheetProps) {
  const { title, value, codeLabel, code, until } = props;
  const { codeForm } = useLabel().variants;
  const id = useId();
  return (
    <section className={place[codeForm]} aria-labelledby={id}>
      {codeForm === 'slip' && (
        <span className={fold} aria-hidden="true">
          <Icon name="scissors" size={20} />
        </span>
      )}
      <h2 id={id} className={titleStyle[codeForm]}>
        {title}
      </h2>
      <p className={valueStyle[codeForm]}>{value}</p>
      <dl>
        <dt className={note}>{codeLabel}</dt>
        <dd className={codeStyle[codeForm]} translate="no">
          {code}
        </dd>
      </dl>
      <p className={note}>{until}</p>
      <PaperSheet {...props} />
    </section>
  );
}
