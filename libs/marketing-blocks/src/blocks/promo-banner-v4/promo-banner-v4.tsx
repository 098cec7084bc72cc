import { BlockButtons } from '../../parts/block-buttons.tsx';
import { ItemsSection } from '../../parts/items-section.tsx';
import { Premieres } from './premieres.tsx';
import type { PromoBannerV4Props } from './promo-banner-v4.schema.ts';

/** Premieres on one stage by turns, or in three columns; a banner as wide as them beneath. BLOCK-074 */
export function PromoBannerV4({ title, label, buttons, ...shown }: PromoBannerV4Props) {
  return (
    <ItemsSection
      title={title}
      label={label}
      tools={buttons.length > 0 && <BlockButtons items={buttons} />}
    >
      <Premieres {...shown} />
    </ItemsSection>
  );
}
