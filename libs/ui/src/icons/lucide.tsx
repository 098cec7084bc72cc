import type { IconProps } from './icon-set.types.ts';
import { lucidePaths } from './lucide.data.ts';

/** An icon of Lucide: drawn with a pen of 1.5, square caps, mitred joins; filled when on. Decoration; its owner carries the name. */
export default function LucideIcon({ name, size = 20, isOn = false }: IconProps) {
  // The service names icons as well, and may name one that is not here.
  const { rest, isSolid = false } = lucidePaths[name] ?? lucidePaths.circle;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isSolid || isOn ? 'currentColor' : 'none'}
      stroke={isSolid ? 'none' : 'currentColor'}
      strokeWidth={1.5}
      strokeLinecap="square"
      strokeLinejoin="miter"
    >
      <path d={rest} />
    </svg>
  );
}
