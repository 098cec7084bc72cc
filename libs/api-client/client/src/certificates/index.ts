export { certificateOffersQuery, certificatesQuery } from './certificates.queries.ts';
export {
  activateCertificate,
  listCertificateOffers,
  listCertificates,
} from './certificates.resource.ts';
