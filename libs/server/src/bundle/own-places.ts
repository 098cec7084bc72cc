import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps what a module says about its own place true in a bundle: what it reads beside itself is found from the module's
 * source, wherever its code has moved.
 *
 * @param outDir - Folder of the bundle, absolute.
 */
export function ownPlaces(outDir: string): Plugin {
  return {
    name: 'own-places',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
      const place = relative(outDir, id).split(sep).join('/');
      const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', url), map: null };
    },
  };
}
