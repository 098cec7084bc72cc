import { ItemsSection } from '../../parts/items-section.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { Exclusives } from './exclusives.tsx';
import type { MultiSubSpecialProps } from './multi-sub-special.schema.ts';

/** What only this subscription has: posters over a still, or a lead story with two small ones. */
export function MultiSubSpecial({ title, text, label, still, titles }: MultiSubSpecialProps) {
  return (
    <ItemsSection title={title} label={label} {...(text !== undefined && { note: readHtml(text) })}>
      <Exclusives titles={titles} still={still} />
    </ItemsSection>
  );
}
