import type { FlowSegment } from '@foyer/ui/i18n';
import type { Label } from '@foyer/ui/theme';
import { announce, AssetSource, lazyPart } from '@foyer/ui/variants';
import type { MediaBlock } from '@foyer/contract';
import { use, type ComponentType, type ReactNode } from 'react';
import type { BlockProps, DefinedBlock } from './define-block.tsx';

/** Fetches a segment of the page's texts. */
export type LoadTexts = (segment: FlowSegment) => Promise<unknown>;

/** What of a page decides what is loaded with its blocks. */
export interface BlockNeeds {
  loadTexts?: LoadTexts;
  /** Of the page; without it what it chooses of a block comes when that is shown. */
  label?: Pick<Label, 'variants'>;
}

/** A block that the registry knows. */
export interface RegisteredBlock {
  (props: BlockProps): ReactNode;
  displayName?: string;
  /** Loads its code and texts ahead of its first render. */
  preload: (needs?: BlockNeeds) => Promise<void>;
  /** Whether the fields of a block are not what the component needs; known once its code is loaded. */
  isBroken: (block: MediaBlock) => boolean;
}

type LateDefaults = Partial<Pick<DefinedBlock, 'isBroken' | 'preload'>>;

const folder = 'libs/marketing-blocks/src';

/**
 * A block whose code comes with the pages that have it; the server announces its styles and scripts with the page.
 *
 * @param name - Of its folder.
 * @param texts - What its first render says beyond the texts of every page: the server's page has it without scripts.
 * @param module - What `load` imports, from the library's root. @default the block's own
 */
export function lateBlock(
  name: string,
  load: () => Promise<{
    default: ComponentType<BlockProps> & LateDefaults;
  }>,
  texts: readonly FlowSegment[] = [],
  module = `blocks/${name}/${name}.block.ts`,
): RegisteredBlock {
  // What it stands for never changes: another type in its place would throw away what is mounted.
  let component: ComponentType<BlockProps> | undefined;
  let loaded: LateDefaults | undefined;
  function Registered({ block }: BlockProps) {
    // The browser's build is without it.
    if (import.meta.env.SSR) announce(use(AssetSource), `${folder}/${module}`);
    const Component = (component ??= lazyPart(async () => (await load()).default));
    return <Component block={block} />;
  }
  Registered.displayName = `Registered(${name})`;
  Registered.preload = async ({ loadTexts, label }: BlockNeeds = {}) => {
    if (loadTexts) await Promise.all(texts.map((segment) => loadTexts(segment)));
    // Asked for at every page: an import costs the server something each time.
    if (!loaded) {
      const { default: block } = await load();
      component ??= block;
      loaded = block;
    }
    if (label) await loaded.preload?.(label.variants);
  };
  Registered.isBroken = (block: MediaBlock) => loaded?.isBroken?.(block) ?? false;
  return Registered;
}

/**
 * A block whose code comes in one file with its family's: pages with one of them mostly have others.
 *
 * @param family - Its module in `families`.
 * @param name - Of its folder.
 * @param load - Imports it from the family's module.
 */
export const familyBlock = (
  family: string,
  name: string,
  load: () => Promise<ComponentType<BlockProps> & LateDefaults>,
  texts?: readonly FlowSegment[],
): RegisteredBlock =>
  lateBlock(name, async () => ({ default: await load() }), texts, `families/${family}.ts`);
