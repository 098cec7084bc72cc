import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import { readHtml } from '../../parts/html-words.tsx';
import {
  answer,
  bottom as bottomStyle,
  heading,
  label as labelStyle,
  root,
} from './what-is-it.css.ts';
import type { WhatIsItProps } from './what-is-it.schema.ts';

/** One clear answer: in large words of which some are lit, or as an entry of a dictionary. BLOCK-042 */
export function WhatIsIt({ title, label, text, bottom }: WhatIsItProps) {
  const { whatIsIt } = useLabel().variants;
  return (
    <ListBody>
      <section className={root[whatIsIt]} aria-label={title}>
        {label !== undefined && <p className={labelStyle}>{label}</p>}
        <h2 className={heading[whatIsIt]}>{title}</h2>
        <div className={answer[whatIsIt]}>{readHtml(text)}</div>
        {bottom !== undefined && <p className={bottomStyle[whatIsIt]}>{bottom}</p>}
      </section>
    </ListBody>
  );
}
