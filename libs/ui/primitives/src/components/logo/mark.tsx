import { brandFile } from '../../theme/brand-files.ts';
import { useLabel } from '../../theme/label-context.tsx';
import type { LabelId } from '../../theme/labels/index.ts';

/** The label's mark, a square picture without words. */
export function Mark({ size = 32 }: { /** Height in px. @default 32 */ size?: 32 | 40 }) {
  const { id } = useLabel();
  return <img src={brandFile(id as LabelId, 'logo.svg')} width={size} height={size} alt="" />;
}
