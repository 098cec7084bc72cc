import { createElement } from 'react';
import type { BlockProps } from '../../define-block.tsx';
import { byName } from '../../registry.ts';
import { findByTag } from '../../tag-registry.ts';

// The list is asked with this block's code alone: apart it would be one more file.
export { findByTag };

/** The block that a custom block's tag chooses, before its name. BLOCK-002, BLOCK-048 */
export default function BlockByTag({ block }: BlockProps) {
  return createElement(findByTag(block) ?? byName, { block });
}
