export {
  activateCertificateOperation,
  getCertificateOperation,
  listCertificateOffersOperation,
  listCertificatesOperation,
} from './certificates.operations.ts';
export {
  type Certificate,
  certificateCodeSchema,
  type CertificateOffer,
  certificateOfferSchema,
  type CertificateOffers,
  certificateOffersSchema,
  certificateSchema,
  type CertificatesPage,
  certificatesPageSchema,
  type CertificateWithCode,
  certificateWithCodeSchema,
} from './certificates.schema.ts';
