import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../variants/lazy-part.ts';
import type { IconLooks, IconProps, IconShapes } from './icon-set.types.ts';

/** A set of icons in three parts: most pages do with a few of them, and every page would pay for all. */
interface IconSetParts<Shape> {
  /** Icons that pages show before anybody acts. */
  first: IconShapes<Shape>;
  /** Loads those of flows, the account and the player, and the circle in place of a name that is in no part. */
  loadLater: () => Promise<{ laterShapes: IconShapes<Shape> }>;
  /** Loads those of a few places. */
  loadRare: () => Promise<{ rareShapes: IconShapes<Shape> }>;
  /** Draws a shape; without one it keeps its place. */
  draw: (shape: Shape | undefined, looks: IconLooks) => ReactNode;
}

/** Makes the component of a set. The service names icons as well, and may name one that no part has. */
export function createIconSet<Shape>({ first, loadLater, loadRare, draw }: IconSetParts<Shape>) {
  // A sign that does not come keeps its place empty until it does.
  const part = (shapes: IconShapes<Shape>, Next: ComponentType<IconProps>) =>
    function PartIcon({ name, ...looks }: IconProps) {
      const shape = shapes[name];
      if (shape) return draw(shape, looks);
      return (
        <Suspense fallback={draw(undefined, looks)}>
          <Next name={name} {...looks} />
        </Suspense>
      );
    };

  const LaterIcon = lazyPart(async () => {
    const { laterShapes } = await loadLater();
    const RareIcon = lazyPart(async () => {
      const { rareShapes } = await loadRare();
      return ({ name, ...looks }: IconProps) => draw(rareShapes[name] ?? laterShapes.circle, looks);
    });
    return part(laterShapes, RareIcon);
  });
  return part(first, LaterIcon);
}
