import { BlockSection } from '../../parts/block-section.tsx';
import { heading, lead } from './media-title.css.ts';
import type { MediaTitleProps } from './media-title.schema.ts';

/** The page's headline in large. */
export function MediaTitle({ title, subtitle }: MediaTitleProps) {
  return (
    <BlockSection>
      <h2 className={heading}>{title}</h2>
      {subtitle !== undefined && <p className={lead}>{subtitle}</p>}
    </BlockSection>
  );
}
