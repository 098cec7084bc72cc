import { AssetSource, type AssetFinder } from '@foyer/ui/variants';
import { useContext, type ReactNode } from 'react';
import { preinit, preloadModule } from 'react-dom';

/** Announces the built files of a lazily loaded module with the page; nothing in the browser, which finds them by itself. */
export function announceModule(source: AssetFinder | undefined, module: string): void {
  if (!import.meta.env.SSR || !source) return;
  const { scripts, styles } = source.assetsOf(module);
  for (const href of styles) preinit(href, { as: 'style' });
  for (const href of scripts) preloadModule(href, { as: 'script', nonce: source.nonce });
}

/** What is below comes with its styles alone, and those of a module if one is named: no script of it is in the first load. */
export function StylesOnly({ module, children }: { module?: string; children: ReactNode }) {
  const source = useContext(AssetSource);
  if (!import.meta.env.SSR || !source) return children;
  const assetsOf = (path: string) => ({ ...source.assetsOf(path), scripts: [] });
  const silent = { ...source, assetsOf };
  if (module !== undefined) announceModule(silent, module);
  return <AssetSource value={silent}>{children}</AssetSource>;
}
