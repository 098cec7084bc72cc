import { announce, AssetSource, lazyPart } from '@foyer/ui/variants';
import { useContext, type ComponentType, type ReactNode } from 'react';
import type { BlockProps } from './define-block.tsx';

/** A block that the registry knows. */
export interface RegisteredBlock {
  (props: BlockProps): ReactNode;
  /** Loads its code ahead of its first render. */
  preload: () => Promise<void>;
}

const folder = 'libs/marketing-blocks/src/blocks';

/**
 * A block whose code comes with the pages that have it; the server announces its styles and scripts with the page.
 *
 * @param name - Of its folder.
 */
export function lateBlock(
  name: string,
  load: () => Promise<{ default: ComponentType<BlockProps> }>,
): RegisteredBlock {
  // What it stands for never changes: another type in its place would throw away what is mounted.
  let component: ComponentType<BlockProps> | undefined;
  let isLoaded = false;
  function Registered({ block }: BlockProps) {
    announce(useContext(AssetSource), `${folder}/${name}/${name}.block.ts`);
    const Component = (component ??= lazyPart(async () => (await load()).default));
    return <Component block={block} />;
  }
  Registered.displayName = `Registered(${name})`;
  Registered.preload = async () => {
    // Asked for at every page: an import costs the server something each time.
    if (isLoaded) return;
    const { default: loaded } = await load();
    component ??= loaded;
    isLoaded = true;
  };
  return Registered;
}
