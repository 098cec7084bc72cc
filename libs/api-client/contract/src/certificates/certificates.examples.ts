import { notificationFixture } from '../notifications/notifications.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import {
  certificateFixture,
  certificateOffersFixture,
  certificateWithCodeFixture,
} from './certificates.fixtures.ts';
import type { certificatesOperations } from './certificates.operations.ts';

/** A successful call of each. */
export const certificatesExamples: OperationExamples<typeof certificatesOperations> = {
  listCertificateOffers: { answer: certificateOffersFixture },
  listCertificates: {
    query: { limit: '20', cursor: 'YWZ0ZXI6MjA' },
    answer: { items: [certificateFixture], next_cursor: 'YWZ0ZXI6NDA' },
  },
  getCertificate: {
    params: { certificate_id: 'certificate-1' },
    answer: certificateWithCodeFixture,
  },
  activateCertificate: {
    body: { code: 'GIFT-7KQ2-M4XA' },
    answer: { notification: notificationFixture },
  },
};
