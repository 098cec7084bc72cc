import { lazy, Suspense } from 'react';
import { loadPatiently } from '../variants/load-patiently.ts';
import type { IconProps } from './icon-set.types.ts';
import { PhosphorSvg } from './phosphor-svg.tsx';
import { phosphorPaths } from './phosphor.data.ts';

/** A sign that cannot come keeps its place empty: nothing else may fall with it. */
const LaterIcon = lazy(() =>
  loadPatiently(() => import('./phosphor-later.tsx')).catch(() => ({ default: PlaceOfIcon })),
);

const PlaceOfIcon = ({ size = 22, isOn = false }: IconProps) => (
  <PhosphorSvg size={size} isOn={isOn} />
);

/** An icon of Phosphor: regular at rest, filled when on. Decoration; its owner carries the name. */
export default function PhosphorIcon({ name, size = 22, isOn = false }: IconProps) {
  const paths = phosphorPaths[name];
  if (paths) return <PhosphorSvg paths={paths} size={size} isOn={isOn} />;
  return (
    <Suspense fallback={<PlaceOfIcon name={name} size={size} isOn={isOn} />}>
      <LaterIcon name={name} size={size} isOn={isOn} />
    </Suspense>
  );
}
