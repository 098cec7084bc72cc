import type { SeriesSeed } from '../seed.types.ts';
import { caseFilesSeries } from './case-files.series.ts';
import { homeTalesSeries } from './home-tales.series.ts';
import { longRoadsSeries } from './long-roads.series.ts';

/** Facts about every series of the demo. */
export const series: readonly SeriesSeed[] = [
  ...caseFilesSeries,
  ...homeTalesSeries,
  ...longRoadsSeries,
];
