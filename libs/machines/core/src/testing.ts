export { coverPaths, type PathPlan } from './testing/cover-paths.ts';
export type { CoverageReport } from './testing/coverage.ts';
export { flowReadme } from './readme/flow-readme.ts';
