import {
  activateCertificateOperation,
  listCertificateOffersOperation,
  listCertificatesOperation,
  pageQuery,
  type CertificateOffers,
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

/** The certificates that the account has bought or activated, the latest first. */
export function listCertificates(
  client: Client,
  page: PageInput = {},
  signal?: AbortSignal,
): Promise<CertificatesPage> {
  return client.call(listCertificatesOperation, { query: pageQuery(page) }, signal);
}

/** Adds a certificate to the prepaid account. @throws {@link ApiError} 2000022 to 2000025. */
export function activateCertificate(
  client: Client,
  { code }: { code: string },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  return client.call(activateCertificateOperation, { body: { code } }, signal);
}
