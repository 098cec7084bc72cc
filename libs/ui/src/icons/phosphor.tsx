import { lazy, Suspense } from 'react';
import type { IconProps } from './icon-set.types.ts';
import { PhosphorSvg } from './phosphor-svg.tsx';
import { phosphorPaths } from './phosphor.data.ts';

const LaterIcon = lazy(() => import('./phosphor-later.tsx'));

/** An icon of Phosphor: regular at rest, filled when on. Decoration; its owner carries the name. */
export default function PhosphorIcon({ name, size = 22, isOn = false }: IconProps) {
  const paths = phosphorPaths[name];
  if (paths) return <PhosphorSvg paths={paths} size={size} isOn={isOn} />;
  return (
    <Suspense fallback={<PhosphorSvg size={size} isOn={isOn} />}>
      <LaterIcon name={name} size={size} isOn={isOn} />
    </Suspense>
  );
}
