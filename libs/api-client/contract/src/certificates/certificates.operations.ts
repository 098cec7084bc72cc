import { defineOperation } from '../define-operation.ts';
import { notificationAnswerSchema } from '../notifications/notifications.schema.ts';
import {
  certificateActivationSchema,
  certificateParamsSchema,
  certificateOffersSchema,
  certificatesPageSchema,
  certificatesQuerySchema,
  certificateWithCodeSchema,
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

/** The certificates that the account has bought or activated, without their codes. */
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

/**
 * A certificate with its code, for the account that bought it: the code is money until it is used. A certificate that was
 * used or is too old says so, and has no code.
 */
export const getCertificateOperation = defineOperation({
  operationId: 'getCertificate',
  method: 'get',
  path: '/certificates/{certificate_id}',
  tag: 'certificates',
  summary: 'A gift certificate with its code',
  access: 'account',
  proof: 'buyer',
  params: certificateParamsSchema,
  answer: certificateWithCodeSchema,
  status: 200,
  errors: ['notFound'],
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
  getCertificate: getCertificateOperation,
  activateCertificate: activateCertificateOperation,
} as const;
