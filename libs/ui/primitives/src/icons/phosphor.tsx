import { createIconSet } from './create-icon-set.tsx';
import { phosphorPaths } from './phosphor.data.ts';

/** An icon of Phosphor: regular at rest, filled when on. Decoration; its owner carries the name. */
export default createIconSet({
  first: phosphorPaths,
  loadLater: () => import('./phosphor-later.data.ts'),
  loadRare: () => import('./phosphor-rare.data.ts'),
  draw: (shape, { size = 22, isOn = false }) => (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
    >
      {shape && <path d={isOn ? (shape.on ?? shape.rest) : shape.rest} />}
    </svg>
  ),
});
