import { createElement } from 'react';
import type { BlockProps } from '../../define-block.tsx';
import { findByName } from '../../name-registry.ts';
import { byCampaign } from '../../registry.ts';

// The list is asked with this block's code alone: apart it would be one more file.
export { findByName };

/** The block that a custom block's name chooses, before those of campaigns. BLOCK-002, BLOCK-048 */
export default function BlockByName({ block }: BlockProps) {
  return createElement(findByName(block) ?? byCampaign, { block });
}
