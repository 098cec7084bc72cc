import { defineOperation } from '../define-operation.ts';
import { notificationAnswerSchema } from '../notifications/notifications.schema.ts';
import {
  certificateActivationSchema,
  certificateOffersSchema,
  certificatesPageSchema,
  certificatesQuerySchema,
} from './certificates.schema.ts';

/** The gift certificates on sale; they are bought like anything else, as item type `certificate`. */
export const listCertificateOffersOperation = defineOperation({
  operationId: 'listCertificateOffers',
  method: 'get',
  path: '/certificate-offers',
  tag: 'certificates',
  summary: 'The gift certificates on sale',
  access: 'anyone',
  answer: certificateOffersSchema,
  status: 200,
  errors: [],
});

/** The certificates that the account has bought or activated. */
export const listCertificatesOperation = defineOperation({
  operationId: 'listCertificates',
  method: 'get',
  path: '/certificates',
  tag: 'certificates',
  summary: "The account's gift certificates",
  access: 'account',
  query: certificatesQuerySchema,
  answer: certificatesPageSchema,
  status: 200,
  errors: [],
});

/** Adds a certificate to the prepaid account. Its failed codes count with those of promo codes. */
export const activateCertificateOperation = defineOperation({
  operationId: 'activateCertificate',
  method: 'post',
  path: '/certificates/activate',
  tag: 'certificates',
  summary: 'Activate a gift certificate',
  access: 'account',
  body: certificateActivationSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['voucherUnknown', 'voucherExpired', 'voucherUsed', 'tooManyVouchers'],
});

/** The calls of this resource by operation id. */
export const certificatesOperations = {
  listCertificateOffers: listCertificateOffersOperation,
  listCertificates: listCertificatesOperation,
  activateCertificate: activateCertificateOperation,
} as const;
