import { TitledSection } from '../../parts/titled-section.tsx';
import { Reasons } from './reasons.tsx';
import type { FeaturesBlocksProps } from './features-blocks.schema.ts';

/** Reasons: wide pictures by turns at both sides, or columns with numbers. BLOCK-006 */
export function FeaturesBlocks({ title, label, reasons }: FeaturesBlocksProps) {
  return (
    <TitledSection title={title} label={label}>
      <Reasons reasons={reasons} />
    </TitledSection>
  );
}
