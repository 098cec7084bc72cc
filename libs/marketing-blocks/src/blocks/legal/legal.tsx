import { small } from '../../parts/block-section.css.ts';
import { BlockSection } from '../../parts/block-section.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import type { LegalProps } from './legal.schema.ts';

/** The small print. */
export function Legal({ text }: LegalProps) {
  return (
    <BlockSection>
      <div className={small}>{readHtml(text)}</div>
    </BlockSection>
  );
}
