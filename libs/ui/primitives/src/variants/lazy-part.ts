import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPatiently } from './load-patiently.ts';

/**
 * A part of a page whose code comes when it is shown. Where the code does not come, the part waits for it in its
 * `Suspense`, and the page around it stays: React's own `lazy` would bring the page down, for good.
 *
 * @param load - Imports the component.
 */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadPatiently(load) }));
