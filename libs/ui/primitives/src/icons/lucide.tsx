import { createIconSet } from './create-icon-set.tsx';
import { lucidePaths } from './lucide.data.ts';

/** An icon of Lucide: drawn with a pen of 1.5, square caps, mitred joins; filled when on. Decoration; its owner carries the name. */
export default createIconSet({
  first: lucidePaths,
  loadLater: () => import('./lucide-later.data.ts'),
  loadRare: () => import('./lucide-rare.data.ts'),
  draw: (shape, { size = 20, isOn = false }) => (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={shape?.isSolid || isOn ? 'currentColor' : 'none'}
      stroke={shape?.isSolid ? 'none' : 'currentColor'}
      strokeWidth={1.5}
      strokeLinecap="square"
      strokeLinejoin="miter"
    >
      {shape && <path d={shape.rest} />}
    </svg>
  ),
});
