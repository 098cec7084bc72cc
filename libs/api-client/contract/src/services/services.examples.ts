import { notificationFixture } from '../notifications/notifications.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { serviceFixture, serviceShortFixture } from './services.fixtures.ts';
import type { servicesOperations } from './services.operations.ts';

/** A successful call of each. */
export const servicesExamples: OperationExamples<typeof servicesOperations> = {
  listServices: {
    query: { limit: '40', cursor: 'YWZ0ZXI6NDA', is_mine: 'true' },
    answer: { items: [serviceShortFixture], next_cursor: 'YWZ0ZXI6ODA' },
  },
  getService: { params: { id_or_alias: 'kino' }, answer: serviceFixture },
  cancelService: {
    params: { id: 'service-kino' },
    answer: { notification: notificationFixture },
  },
  resumeService: {
    params: { id: 'service-kino' },
    answer: { notification: notificationFixture },
  },
};
