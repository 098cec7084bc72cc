import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleAssets } from '@foyer/ui/variants';

/** An entry of Vite's `manifest.json`; files are relative to the client build. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Built files by source module, from the repository's root. */
export type BuildAssets = (modulePath: string) => ModuleAssets;

const nothing: ModuleAssets = { scripts: [], styles: [] };

/** In development the dev server delivers styles with the modules; there is nothing to announce. */
export const noBuildAssets: BuildAssets = () => nothing;

/**
 * Reads the client build's manifest.
 *
 * @throws Error when the build is missing.
 */
export async function readBuildAssets(clientFolder: string): Promise<BuildAssets> {
  const file = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, ManifestChunk>;
  const cache = new Map<string, ModuleAssets>();
  return (modulePath) => {
    const known = cache.get(modulePath);
    if (known) return known;
    const assets = collect(manifest, keyOf(modulePath));
    cache.set(modulePath, assets);
    return assets;
  };
}

/** Vite names modules by their path from `apps/web`. */
function keyOf(modulePath: string): string {
  const own = 'apps/web/';
  return modulePath.startsWith(own) ? modulePath.slice(own.length) : `../../${modulePath}`;
}

function collect(manifest: Record<string, ManifestChunk>, key: string): ModuleAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    // Styles of what a module imports come first, so that its own may override them.
    chunk.imports?.forEach(visit);
    if (chunk.file.endsWith('.js')) scripts.add(`/${chunk.file}`);
    if (chunk.file.endsWith('.css')) styles.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}
