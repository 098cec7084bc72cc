import { lazy, useContext, type ComponentType, type LazyExoticComponent } from 'react';
import { preinit, preloadModule } from 'react-dom';
import { useLabel } from '../theme/label-context.tsx';
import type { LabelVariants, VariantSlot } from '../theme/label.types.ts';
import { AssetSource, type AssetFinder } from './asset-source.ts';

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
  const loaded = new Map<string, LazyExoticComponent<ComponentType<Props>>>();
  const componentOf = (name: LabelVariants[Slot]) => {
    const known = loaded.get(name);
    if (known) return known;
    const component = lazy(sources[name].load);
    loaded.set(name, component);
    return component;
  };

  function Variant(props: Props) {
    const { variants } = useLabel();
    const name = variants[slot];
    announce(useContext(AssetSource), sources[name].module);
    const Chosen = componentOf(name) as ComponentType<Props>;
    return <Chosen {...props} />;
  }
  Variant.displayName = `Variant(${slot})`;
  Variant.preload = (variants: LabelVariants) => sources[variants[slot]].load();
  return Variant;
}

function announce(source: AssetFinder | undefined, modulePath: string) {
  if (!source) return;
  const { scripts, styles } = source.assetsOf(modulePath);
  for (const href of styles) preinit(href, { as: 'style' });
  for (const href of scripts) preloadModule(href, { as: 'script', nonce: source.nonce });
}
