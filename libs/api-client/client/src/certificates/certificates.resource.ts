import {
  activateCertificateOperation,
  getCertificateOperation,
  listCertificateOffersOperation,
  listCertificatesOperation,
  pageQuery,
  type CertificateOffers,
  type CertificateWithCode,
  type CertificatesPage,
  type NotificationAnswer,
  type PageInput,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** The gift certificates on sale; bought as item type `certificate`. */
export function listCertificateOffers(
  client: Client,
  signal?: AbortSignal,
): Promise<CertificateOffers> {
  return client.call(listCertificateOffersOperation, {}, signal);
}

/** The certificates that the account has bought or activated, the latest first, without their codes. */
export function listCertificates(
  client: Client,
  page: PageInput = {},
  signal?: AbortSignal,
): Promise<CertificatesPage> {
  return client.call(listCertificatesOperation, { query: pageQuery(page) }, signal);
}

/**
 * A certificate with its code, which is there as long as the account may give it away.
 *
 * @returns The code as plain text: what calls this boxes it at once, and keeps it in no cache.
 * @throws {@link ApiError} 404 for a certificate of another account; 1000137 where the PIN must be shown first.
 */
export function getCertificate(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<CertificateWithCode> {
  return client.call(getCertificateOperation, { params: { certificate_id: id } }, signal);
}

/** Adds a certificate to the prepaid account. @throws {@link ApiError} 2000022 to 2000025. */
export function activateCertificate(
  client: Client,
  { code }: { code: string },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  return client.call(activateCertificateOperation, { body: { code } }, signal);
}
