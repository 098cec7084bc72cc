import { createContext } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@foyer/client';
import type { Translator } from '@foyer/ui/i18n';
import type { Label } from '@foyer/ui/theme';
import type { StructuredData } from '@foyer/page-runtime/page/loader-page';
import type { PageConfig } from '@foyer/page-runtime/page/page-state';
import type { DraftRequest } from '../drafts/draft-request.ts';
import type { BuildAssets } from '../server/build-assets.ts';

/** What the server knows of one request before any loader runs. */
export interface PageRequest {
  nonce: string;
  config: PageConfig;
  label: Label;
  /** Of the payment providers that the operator names, for the policy. */
  paymentOrigins: readonly string[];
  /** Of the advertisers' pixels that the operator names, for the policy. */
  pixelOrigins: readonly string[];
  /** Where advertisements come from, for the policy. */
  adSources: readonly string[];
  /** Whose pages may show embedded players. */
  embedOrigins: readonly string[];
  /** What is shown in place of the published page; absent for viewers. */
  draft: DraftRequest | undefined;
  translator: Translator;
  client: Client;
  queryClient: QueryClient;
  assetsOf: BuildAssets;
  /** Viewers' origin, for canonical and social addresses. */
  origin: string;
  /** What the page says of itself to search engines, from its loader. */
  structuredData?: readonly StructuredData[];
  reportError: (error: unknown) => void;
}

/** Loaders and the document renderer read the request's facts from it. */
export const pageRequest = createContext<PageRequest>();
