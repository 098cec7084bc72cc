import { createContext, useContext } from 'react';
import type { PageConfig } from './page-state.ts';

const PageConfigContext = createContext<PageConfig | undefined>(undefined);

/** Puts the page's configuration in force; the server and the browser fill it alike. */
export const PageConfigProvider = PageConfigContext;

/**
 * What the server told the page about itself.
 *
 * @throws Error outside a page.
 */
export function usePageConfig(): PageConfig {
  const config = useContext(PageConfigContext);
  if (!config) throw new Error('usePageConfig needs a page around it');
  return config;
}
