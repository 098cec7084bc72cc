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
  /** Names the group of style sheets, in the order of the page's groups, that the files are announced in. @default 'default' */
  precedence?: string;
}

/**
 * Only the server provides a finder; in the browser the bundler's own loader fetches what is missing.
 */
export const AssetSource = createContext<AssetFinder | undefined>(undefined);
