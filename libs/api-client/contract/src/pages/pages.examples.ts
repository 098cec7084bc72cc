import { mediaViewFixture } from '../media-views/media-views.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import {
  pageFixture,
  pageImageFixture,
  pageRevisionFixture,
  pageScheduleFixture,
  pageTextFixture,
  pageVersionFixture,
} from './made-pages.fixtures.ts';
import type { pagesOperations } from './pages.operations.ts';

const { text: _text, schedules: _schedules, ...summary } = pageFixture;
const params = { alias: 'summer' };
const headers = { 'if-match': `"${pageRevisionFixture}"` };
const query = { limit: '20', cursor: 'YWZ0ZXI6MjA' };

/** A successful call of each. */
export const pagesExamples: OperationExamples<typeof pagesOperations> = {
  getPageEditor: { answer: { name: 'Анна', role: 'publisher' } },
  listPages: { answer: { items: [summary] } },
  getPage: { params, answer: pageFixture },
  createPage: { params, body: pageTextFixture, answer: summary },
  savePage: { params, headers, body: pageTextFixture, answer: summary },
  deletePage: { params, headers },
  listPageVersions: { params, query, answer: { items: [pageVersionFixture] } },
  getPageVersion: {
    params: { alias: 'summer', number: '3' },
    answer: { ...pageVersionFixture, text: pageTextFixture },
  },
  publishPage: {
    params,
    headers: { ...headers, 'idempotency-key': '5b6b3c7e-52a8-4c53-8a43-0c8a0e9dd1f5' },
    body: { note: 'Лето' },
    answer: pageVersionFixture,
  },
  schedulePage: {
    params,
    headers,
    body: { from: '2026-06-30T21:00:00.000Z', until: '2026-07-31T21:00:00.000Z', note: 'Июль' },
    answer: pageScheduleFixture,
  },
  unschedulePage: { params: { alias: 'summer', schedule_id: pageScheduleFixture.id } },
  restorePageVersion: {
    params: { alias: 'summer', number: '2' },
    headers,
    body: { note: 'Как весной' },
    answer: pageVersionFixture,
  },
  createDraftTicket: {
    params,
    answer: { ticket: 'mb2k1c.pX0rY4c9Hk3TqQmW8bZ1aA', expires_at: '2026-06-01T09:10:00.000Z' },
  },
  uploadPageImage: {
    query: { focus_x: '0.5', focus_y: '0.4', alt_rus: 'Лодка на реке' },
    answer: pageImageFixture,
  },
  listPageImages: { query, answer: { items: [pageImageFixture] } },
  listPageAudit: {
    query: { ...query, alias: 'summer' },
    answer: {
      items: [
        {
          at: '2026-06-01T09:00:00.000Z',
          author: 'anna',
          role: 'publisher',
          action: 'publish',
          alias: 'summer',
          revision: pageRevisionFixture,
          version: 3,
        },
      ],
    },
  },
  getDraftView: {
    params,
    headers: { 'x-draft-ticket': 'mb2k1c.pX0rY4c9Hk3TqQmW8bZ1aA' },
    answer: {
      ...mediaViewFixture,
      revision: pageRevisionFixture,
      left_out: [{ id: 'b1', position: 2, reason: 'broken', detail: 'custom_data.timer' }],
    },
  },
  getPagesRevision: { answer: { revision: 'f2c9' } },
};
