import type { AnalyticsCommon } from '@foyer/contract';
import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ErrorReport } from '../../modules/error-reports/read-envelope.ts';

/** Events that front ends reported. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    type: text('type').notNull(),
    /** By the viewer's clock. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    common: jsonb('common').$type<AnalyticsCommon>().notNull(),
    /** What the event says beside type and moment. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('analytics_events_received').on(table.receivedAt),
    index('analytics_events_type').on(table.type, table.id),
  ],
);

/** Errors that front ends reported, without what could tell who met them. */
export const errorReports = pgTable(
  'error_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    report: jsonb('report').$type<ErrorReport>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('error_reports_received').on(table.receivedAt)],
);
