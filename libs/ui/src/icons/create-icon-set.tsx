import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../variants/lazy-part.ts';
import type { IconLooks, IconProps, IconShapes } from './icon-set.types.ts';

/** A set of icons in two parts: most pages do with a few of them, and every page would pay for all. */
interface IconSetParts<Shape> {
  /** Icons that pages show before anybody acts. */
  first: IconShapes<Shape>;
  /** Loads those of flows, the account and the player, and the circle in place of a name that is not here. */
  loadLater: () => Promise<{ laterShapes: IconShapes<Shape> }>;
  /** Draws a shape; without one it keeps its place. */
  draw: (shape: Shape | undefined, looks: IconLooks) => ReactNode;
}

/** Makes the component of a set. The service names icons as well, and may name one that no part has. */
export function createIconSet<Shape>({ first, loadLater, draw }: IconSetParts<Shape>) {
  // A sign that does not come keeps its place empty until it does.
  const LaterIcon = lazyPart(async () => {
    const { laterShapes } = await loadLater();
    return ({ name, ...looks }: IconProps) => draw(laterShapes[name] ?? laterShapes.circle, looks);
  });

  return function SetIcon({ name, ...looks }: IconProps) {
    const shape = first[name];
    if (shape) return draw(shape, looks);
    return (
      <Suspense fallback={draw(undefined, looks)}>
        <LaterIcon name={name} {...looks} />
      </Suspense>
    );
  };
}
