import { BlockSection } from '../../parts/block-section.tsx';
import { DocList } from './doc-list.tsx';
import type { DocsProps } from './docs.schema.ts';

/** Documents to read or to load. BLOCK-030 */
export function Docs({ title, docs }: DocsProps) {
  return (
    <BlockSection title={title}>
      <DocList docs={docs} />
    </BlockSection>
  );
}
