import { imageFixture } from '../images/images.fixtures.ts';
import type { Certificate, CertificateOffers, CertificateWithCode } from './certificates.schema.ts';

/** A certificate that was bought to be given away. */
export const certificateFixture: Certificate = {
  id: 'certificate-1',
  name: 'Сертификат на 1000 ₽',
  image: imageFixture('backdrop-metropolis'),
  amount: 100000,
  currency: 'RUB',
  status: 'bought',
  created_at: '2026-11-21T09:00:00.000Z',
  expires_at: '2027-11-21T09:00:00.000Z',
};

/** The same with its code. */
export const certificateWithCodeFixture: CertificateWithCode = {
  ...certificateFixture,
  code: 'GIFT-7KQ2-M4XA',
};

/** The certificates on sale. */
export const certificateOffersFixture: CertificateOffers = {
  items: [
    {
      id: 'certificate-1000',
      name: 'Сертификат на 1000 ₽',
      image: imageFixture('backdrop-metropolis'),
      amount: 100000,
      currency: 'RUB',
    },
  ],
};
