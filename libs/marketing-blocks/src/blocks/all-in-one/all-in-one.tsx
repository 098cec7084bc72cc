import { TitledSection } from '../../parts/titled-section.tsx';
import { Contents } from './contents.tsx';
import type { AllInOneProps } from './all-in-one.schema.ts';

/** What one subscription holds: tiles of which one is large, or a table of contents. BLOCK-003 */
export function AllInOne({ title, label, parts }: AllInOneProps) {
  return (
    <TitledSection title={title} label={label}>
      <Contents parts={parts} />
    </TitledSection>
  );
}
