export { BlockFrame, shownBlock, type ShownBlock } from './block-frame.tsx';
export { MediaBlocks, prepareBlocks, type PreparedBlocks } from './media-blocks.tsx';
export {
  cardPath,
  continuePath,
  mediaItemPath,
  playerPath,
  playerTypeOf,
} from './titles/card-link.ts';
export { screenPath } from './titles/target-href.ts';
export { titleSummary } from './titles/title-summary.ts';
