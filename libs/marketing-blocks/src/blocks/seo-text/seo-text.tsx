import { words } from '../../parts/block-section.css.ts';
import { BlockSection } from '../../parts/block-section.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import type { SeoTextProps } from './seo-text.schema.ts';

/** Words to read, under a headline. */
export function SeoText({ title, text }: SeoTextProps) {
  return (
    <BlockSection title={title}>
      <div className={words}>{readHtml(text)}</div>
    </BlockSection>
  );
}
