import { labels } from '@foyer/ui/theme';
import type { PageConfig } from '../page/page-state.ts';

/** What the server tells a visitor's page of the main label; a test changes what it is about. */
export const pageConfig = (changed: Partial<PageConfig> = {}): PageConfig => ({
  label: labels.main,
  language: 'rus',
  year: 2026,
  revision: 'test',
  requestId: 'b0c1d2e3-0000-4000-8000-000000000000',
  initialPage: '/',
  mainHostname: 'sofit.example',
  balancerEndpoint: '/api/v1',
  imagesBaseUrl: '/api/v1/images',
  deviceType: 'web',
  site: { landingsNames: [], cookieInfoExemptions: [], externalAdsExemptions: [] },
  hasSession: false,
  hasDemoPowers: false,
  isCiMode: false,
  ...changed,
});
