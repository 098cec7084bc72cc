import type { AnalyticsEvent } from './analytics-events.schema.ts';
import type { AnalyticsCommon } from './analytics.schema.ts';

/** A visitor of the main label. */
export const analyticsCommonFixture: AnalyticsCommon = {
  uid: 'b0a7c1d2',
  white_label_name: 'sofit',
  revision: 'abc123',
  language: 'rus',
  is_auth: false,
};

/** A page was opened. */
export const analyticsEventFixture: AnalyticsEvent = {
  type: 'page_view',
  at: '2026-11-21T18:00:00.000Z',
  path: '/movies',
};
