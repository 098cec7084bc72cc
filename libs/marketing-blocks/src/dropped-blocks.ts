import type { MediaBlock } from '@foyer/contract';

/** Why a block of a page is not drawn: no component answers to its key, or its fields are not what that needs. */
export type DropReason = 'unknown' | 'broken';

/** What a block is chosen by. BLOCK-002 */
export const keyOf = ({ type, tag, name }: MediaBlock): string =>
  type === 'custom_block' ? (tag ?? name) : type;

/** A block of the service that no viewer sees. It carries keys and ids, and nothing of what the block says. */
export class DroppedBlockError extends Error {
  override readonly name = 'DroppedBlockError';

  constructor(view: string, block: MediaBlock, reason: DropReason) {
    super(`The block "${keyOf(block)}" (${block.id}) of "${view}" is ${reason}`);
  }
}

/** The dropped blocks that were reported, as they were then. */
const reported = new Map<string, string>();

/** More than the pages of a service have; a service that makes up ids must not fill the memory. */
const MOST_REPORTED = 500;

/**
 * Reports a dropped block: once for each page, and again when the block has changed and is still dropped.
 *
 * @param view - Alias of the media view.
 */
export function reportDropped(
  view: string,
  block: MediaBlock,
  reason: DropReason,
  report: (error: unknown) => void,
): void {
  const place = `${view} ${block.id}`;
  const revision = JSON.stringify(block);
  if (reported.get(place) === revision) return;
  reported.delete(place);
  reported.set(place, revision);
  for (const [oldest] of reported) {
    if (reported.size <= MOST_REPORTED) break;
    reported.delete(oldest);
  }
  report(new DroppedBlockError(view, block, reason));
}
