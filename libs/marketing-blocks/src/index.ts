export { BlockFrame, shownBlock, type ShownBlock } from './block-frame.tsx';
export { MediaBlocks, prepareBlocks, type PreparedBlocks } from './media-blocks.tsx';
export { titleSummary } from './titles/title-summary.ts';
