import type { MediaBlock } from '@foyer/contract';
import type { ComponentType } from 'react';
import * as v from 'valibot';

/** What every block renders from: the server's block as it came. */
export interface BlockProps {
  block: MediaBlock;
}

/** A block: how the server's fields become the props of a component, which never meets a half-formed one. */
interface BlockDefinition<Props extends object> {
  /** Gives the component's props; defaults, limits and clean-up belong here. */
  schema: v.GenericSchema<unknown, Props>;
  component: ComponentType<Props>;
}

/** Joins a block's schema and component. A block that the schema refuses renders nothing. BLOCK-002 */
export function defineBlock<Props extends object>({
  schema,
  component: Component,
}: BlockDefinition<Props>): ComponentType<BlockProps> {
  function Block({ block }: BlockProps) {
    const read = v.safeParse(schema, block);
    return read.success ? <Component {...read.output} /> : null;
  }
  Block.displayName = `Block(${Component.displayName ?? Component.name})`;
  return Block;
}
