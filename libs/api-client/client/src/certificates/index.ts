export { certificateOffersQuery, certificatesQuery } from './certificates.queries.ts';
export {
  activateCertificate,
  getCertificate,
  listCertificateOffers,
  listCertificates,
} from './certificates.resource.ts';
