import { BlockButtons } from '../../parts/block-buttons.tsx';
import { BlockSection } from '../../parts/block-section.tsx';
import type { ButtonBlockProps } from './button.schema.ts';

/** Buttons alone. */
export function ButtonBlock({ buttons }: ButtonBlockProps) {
  return (
    <BlockSection>
      <BlockButtons items={buttons} isMain />
    </BlockSection>
  );
}
