export {
  activateCertificateOperation,
  listCertificateOffersOperation,
  listCertificatesOperation,
} from './certificates.operations.ts';
export {
  type Certificate,
  type CertificateOffer,
  certificateOfferSchema,
  type CertificateOffers,
  certificateOffersSchema,
  certificateSchema,
  type CertificatesPage,
  certificatesPageSchema,
} from './certificates.schema.ts';
