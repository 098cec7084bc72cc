import { useLabel } from '@foyer/ui/theme';
import { BlockSection } from '../../parts/block-section.tsx';
import { Headline } from '../../parts/headline.tsx';
import { heading, lead } from './media-title.css.ts';
import type { MediaTitleProps } from './media-title.schema.ts';

/** The page's headline in large. */
export function MediaTitle({ title, subtitle }: MediaTitleProps) {
  const look = useLabel().variants.cards;
  return (
    <BlockSection>
      <Headline className={heading[look]}>{title}</Headline>
      {subtitle !== undefined && <p className={lead}>{subtitle}</p>}
    </BlockSection>
  );
}
