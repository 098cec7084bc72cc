import type { IconProps } from './icon-set.types.ts';
import { laterPaths } from './phosphor-later.data.ts';
import { PhosphorSvg } from './phosphor-svg.tsx';
import { phosphorPaths } from './phosphor.data.ts';

/** An icon of the part of Phosphor that comes with flows and the player. */
export default function PhosphorLaterIcon({ name, size = 22, isOn = false }: IconProps) {
  return <PhosphorSvg paths={laterPaths[name] ?? phosphorPaths.circle} size={size} isOn={isOn} />;
}
