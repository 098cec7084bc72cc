import type { MediaBlock } from '@foyer/contract';
import type { ReactNode } from 'react';

/** What stands on a page as one block, whether the service or the page composed it. */
export interface ShownBlock extends Pick<MediaBlock, 'id' | 'items' | 'tag' | 'custom_data'> {
  type: string;
}

const shown = new WeakMap<Element, ShownBlock>();

/**
 * Stands around a block and remembers what it shows. Whoever listens to the whole document finds there what a link or a
 * card is about, so that cards need no handlers and know of no analytics. ANALYTICS-004
 */
export function BlockFrame({ block, children }: { block: ShownBlock; children: ReactNode }) {
  return (
    <div
      data-block={block.id}
      ref={(element) => {
        if (element) shown.set(element, block);
      }}
    >
      {children}
    </div>
  );
}

/** The block that an element is the frame of. */
export const shownBlock = (frame: Element): ShownBlock | undefined => shown.get(frame);
