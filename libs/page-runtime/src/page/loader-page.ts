import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@foyer/client';
import type { LanguageCode, Translate, Translator } from '@foyer/ui/i18n';
import type { Label } from '@foyer/ui/theme';
import type { PageConfig } from './page-state.ts';

/** One description of schema.org, written into the page as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What a page's loader works with, on the server and in the browser alike. */
export interface LoaderPage {
  client: Client;
  queryClient: QueryClient;
  label: Label;
  language: LanguageCode;
  t: Translate;
  /** Fetches texts that come with the page, before `t` is asked for them. */
  loadTexts: Translator['load'];
  /** Whether the browser came with a session. */
  hasSession: boolean;
  /** Viewers' origin. */
  origin: string;
  /** What the server tells the page about itself. */
  config: PageConfig;
  /** Takes what the page says of itself to search engines; the server's alone. SEO-001 */
  describe?: (entries: readonly StructuredData[]) => void;
  /** Reports an error that the page goes on from. @default as the browser does */
  report?: (error: unknown) => void;
}
