import { imageFixture } from '../images/images.fixtures.ts';
import type { PageAnswer, PageImage, PageSchedule, PageVersion } from './pages.schema.ts';

/** Revision of {@link pageTextFixture}. */
export const pageRevisionFixture = 'r2LJqnC5cGk0oO3dXhDqfBq4d5cHyc0mYl7Wn3sVYcM';

/** A small document. */
export const pageTextFixture = '{ "format": 1, "alias": "summer", "blocks": [] }\n';

/** A live version. */
export const pageVersionFixture: PageVersion = {
  number: 3,
  revision: pageRevisionFixture,
  author: 'anna',
  note: 'Лето',
  at: '2026-06-01T09:00:00.000Z',
};

/** A version that will be live for a month. */
export const pageScheduleFixture: PageSchedule = {
  id: '0f4a1d52-93d5-4a8e-9a2f-1f6f2a3c9c11',
  version: 4,
  from: '2026-06-30T21:00:00.000Z',
  until: '2026-07-31T21:00:00.000Z',
  state: 'waiting',
  author: 'anna',
};

/** A page whose draft is live. */
export const pageFixture: PageAnswer = {
  alias: 'summer',
  revision: pageRevisionFixture,
  live: pageVersionFixture,
  edited_at: '2026-06-01T08:59:00.000Z',
  edited_by: 'boris',
  text: pageTextFixture,
  schedules: [pageScheduleFixture],
};

/** An uploaded picture. */
export const pageImageFixture: PageImage = {
  id: 'page-3q2-7wAB',
  image: imageFixture('page-3q2-7wAB'),
  width: 1920,
  height: 1080,
  alternatives: { rus: 'Лодка на реке', eng: 'A boat on a river' },
  author: 'boris',
  at: '2026-06-01T08:58:00.000Z',
};
