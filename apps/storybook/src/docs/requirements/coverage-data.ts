import type { CoveredArea } from './coverage.types.ts';

/** Every requirement with its tests. Empty here: `coveragePlugin` fills it. */
export const coverage: readonly CoveredArea[] = [];
