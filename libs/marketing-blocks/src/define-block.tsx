import type { MediaBlock } from '@foyer/contract';
import type { LabelVariants } from '@foyer/ui/theme';
import type { VariantComponent } from '@foyer/ui/variants';
import type { ComponentType, ReactNode } from 'react';
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
  /** What labels compose differently, each way of it in its own file: the chosen one comes with the block. */
  parts?: readonly Pick<VariantComponent<never>, 'preload'>[];
}

/** What {@link defineBlock} makes of a schema and a component. */
export interface DefinedBlock {
  (props: BlockProps): ReactNode;
  displayName?: string;
  /**
   * Whether the fields of a block are not what its component needs. One that has no items now is not broken for that: a
   * viewer may have none.
   */
  isBroken: (block: MediaBlock) => boolean;
  /** Loads what a label chooses of its parts ahead of its first render. */
  preload: (variants: LabelVariants) => Promise<unknown>;
}

/** Joins a block's schema and component. A block that the schema refuses renders nothing. BLOCK-002 */
export function defineBlock<Props extends object>({
  schema,
  component: Component,
  parts = [],
}: BlockDefinition<Props>): DefinedBlock {
  function Block({ block }: BlockProps) {
    const read = v.safeParse(schema, block);
    return read.success ? <Component {...read.output} /> : null;
  }
  Block.isBroken = (block: MediaBlock): boolean => {
    const { issues } = v.safeParse(schema, block);
    if (!issues) return false;
    const isOfWords = ({ path }: { path?: readonly { key: unknown }[] | undefined }) =>
      path !== undefined && path[0]?.key !== 'items';
    return block.items.length > 0 || issues.some(isOfWords);
  };
  Block.preload = (variants: LabelVariants) =>
    Promise.all(parts.map((part) => part.preload(variants)));
  Block.displayName = `Block(${Component.displayName ?? Component.name})`;
  return Block;
}
