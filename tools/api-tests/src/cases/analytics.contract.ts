import { collectAnalytics, type Client } from '@foyer/client';
import type { AnalyticsBatch } from '@foyer/contract';
import {
  analyticsCommonFixture,
  analyticsEventFixture,
  operationExamples,
} from '@foyer/contract/fixtures';
import { expect } from 'vitest';
import { forAnybody, good, type BadTrial, type OperationCases } from '../cases.types.ts';

const batch = (...events: AnalyticsBatch['events']): AnalyticsBatch => ({
  common: analyticsCommonFixture,
  events,
});

const refuses = (title: string, broken: object): BadTrial => ({
  title,
  as: 'nobody',
  run: (client: Client) =>
    collectAnalytics(client, { ...batch(analyticsEventFixture), ...broken } as AnalyticsBatch),
  error: 'invalidRequest',
});

const envelope = operationExamples.collectErrorReports.body;

/** Trials of the collectors. */
export const analyticsCases = {
  collectAnalytics: {
    good: [
      good({
        title: 'keeps what it knows and names what it does not [ANALYTICS-001]',
        as: 'nobody',
        run: (client) =>
          collectAnalytics(client, batch({ type: 'teleport' }, analyticsEventFixture)),
        check: (answer) =>
          expect(answer).toEqual({ accepted: 1, refused: [{ index: 0, reason: 'type' }] }),
      }),
    ],
    bad: [
      refuses('refuses a batch without events', { events: [] }),
      refuses('refuses more events than a batch holds', {
        events: Array.from({ length: 51 }, () => analyticsEventFixture),
      }),
      refuses('refuses events without a type', { events: [{}] }),
      refuses('refuses a batch that does not say who sends', { common: {} }),
      refuses('refuses an unknown language', {
        common: { ...analyticsCommonFixture, language: 'fra' },
      }),
      refuses('refuses a name that is too long', {
        common: { ...analyticsCommonFixture, uid: 'x'.repeat(301) },
      }),
    ],
    access: {
      run: (client) => collectAnalytics(client, batch(analyticsEventFixture)),
      outcomes: forAnybody,
    },
  },
  collectErrorReports: {
    good: [
      good({
        title: 'takes an envelope as the SDK sends it',
        as: 'nobody',
        run: (client, world) => world.postText(client, '/error-reports', envelope),
        check: (answer) => expect(answer.status).toBe(204),
      }),
    ],
    bad: [
      {
        title: 'refuses what is no envelope',
        as: 'nobody',
        run: (client, world) => world.postText(client, '/error-reports', 'hello'),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client, world) => world.postText(client, '/error-reports', envelope),
      outcomes: forAnybody,
    },
  },
} satisfies Record<string, OperationCases>;
