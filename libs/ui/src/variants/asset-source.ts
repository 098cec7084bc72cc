import { createContext } from 'react';

/** Built files that one module needs: what the server announces before the browser asks. */
export interface ModuleAssets {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Finds built files by a source module's path from the repository's root. */
export interface AssetFinder {
  assetsOf: (modulePath: string) => ModuleAssets;
  /** The page's nonce, which preloaded scripts must carry. */
  nonce: string;
}

/**
 * Only the server provides a finder; in the browser the bundler's own loader fetches what is missing.
 */
export const AssetSource = createContext<AssetFinder | undefined>(undefined);
