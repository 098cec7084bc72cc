import { printFirstLoads } from './print-first-load.ts';

await printFirstLoads();
