import { createElement } from 'react';
import { findCampaign } from '../../campaign-registry.ts';
import type { BlockProps } from '../../define-block.tsx';

// The list is asked with this block's code alone: apart it would be one more file.
export { findCampaign };

/** The block of a campaign that a custom block's name chooses; nothing where none answers to it. BLOCK-002, BLOCK-048 */
export default function BlockByCampaign({ block }: BlockProps) {
  const Found = findCampaign(block);
  return Found ? createElement(Found, { block }) : null;
}
