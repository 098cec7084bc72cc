import { createElement, use, type ComponentType } from 'react';
import { preinit, preloadModule } from 'react-dom';
import { useLabel } from '../theme/label-context.tsx';
import type { LabelVariants, VariantSlot } from '../theme/label.types.ts';
import { AssetSource, type AssetFinder } from './asset-source.ts';
import { lazyPart } from './lazy-part.ts';

/** One way to compose a slot: where it lives and how it loads. */
interface VariantSource<Props> {
  /** Path from the repository's root; the server looks its built files up by it. */
  module: string;
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/** A component that renders as the label in force chooses. */
export interface VariantComponent<Props> {
  (props: Props): React.ReactNode;
  /** Loads the chosen variant ahead of its first render. */
  preload: (variants: LabelVariants) => Promise<unknown>;
}

/**
 * Puts the variants of one slot behind one name; only the chosen one is loaded. Look §5.
 *
 * The server announces the chosen variant's styles and scripts with the page, so nothing flashes;
 * the browser hydrates it when its chunk is there.
 */
export function defineVariants<Slot extends VariantSlot, Props extends object>(
  slot: Slot,
  sources: Readonly<Record<LabelVariants[Slot], VariantSource<Props>>>,
): VariantComponent<Props> {
  // What a name stands for never changes: another type in its place would throw away what is mounted.
  const known = new Map<string, ComponentType<Props>>();
  const loaded = new Set<string>();
  const componentOf = (name: LabelVariants[Slot]) => {
    const component = known.get(name) ?? lazyPart(async () => (await sources[name].load()).default);
    known.set(name, component);
    return component;
  };

  function Variant(props: Props) {
    const { variants } = useLabel();
    const name = variants[slot];
    // The browser's build is without it.
    if (import.meta.env.SSR) announce(use(AssetSource), sources[name].module);
    return createElement(componentOf(name), props);
  }
  Variant.displayName = `Variant(${slot})`;
  Variant.preload = async (variants: LabelVariants) => {
    const name = variants[slot];
    // Asked for at every page: an import costs the server something each time.
    if (loaded.has(name)) return;
    const { default: component } = await sources[name].load();
    loaded.add(name);
    // As it is, not lazy: that suspends once even when its module is there, and what follows a fallback is held back
    // by React for 300 ms.
    if (!known.has(name)) known.set(name, component);
  };
  return Variant;
}

/**
 * Announces the built files of a module with the page; nothing in the browser, which finds them by itself.
 *
 * @param modulePath - From the repository's root.
 */
export function announce(source: AssetFinder | undefined, modulePath: string): void {
  // The browser's build is without the rest.
  if (!import.meta.env.SSR || !source) return;
  const { assetsOf, nonce, precedence = 'default' } = source;
  const { scripts, styles } = assetsOf(modulePath);
  for (const href of styles) preinit(href, { as: 'style', precedence });
  for (const href of scripts) preloadModule(href, { as: 'script', nonce });
}
