export { MediaBlocks } from './media-blocks.tsx';
export { screenPath } from './titles/target-href.ts';
export { mediaItemPath, playerPath, titleSummary } from './titles/title-summary.ts';
