import { announce, AssetSource } from '@foyer/ui/variants';
import { useContext, type ReactNode } from 'react';

/** What is below comes with its styles alone, and those of a module if one is named: no script of it is in the first load. */
export function StylesOnly({ module, children }: { module?: string; children: ReactNode }) {
  const source = useContext(AssetSource);
  if (!import.meta.env.SSR || !source) return children;
  const assetsOf = (path: string) => ({ ...source.assetsOf(path), scripts: [] });
  const silent = { ...source, assetsOf };
  if (module !== undefined) announce(silent, module);
  return <AssetSource value={silent}>{children}</AssetSource>;
}
