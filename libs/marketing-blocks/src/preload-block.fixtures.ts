import { labels } from '@foyer/ui/theme';
import type { DefinedBlock } from './define-block.tsx';

/** Loads what both labels choose of a block, so that its tests see it at once. */
export const preloadBlockFixture = ({ preload }: Pick<DefinedBlock, 'preload'>): Promise<unknown> =>
  Promise.all([labels.main, labels.alternate].map(({ variants }) => preload(variants)));
