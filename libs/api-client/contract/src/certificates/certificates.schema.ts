import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';
import { voucherCodeSchema } from '../promo-codes/promo-codes.schema.ts';
import { amountSchema, currencySchema } from '../purchases/prices.schema.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());

const nominalEntries = {
  id: idSchema,
  name: v.string(),
  image: imageSchema,
  /** What it adds to the prepaid account of whoever activates it. */
  amount: amountSchema,
  currency: currencySchema,
};

/** A gift certificate that can be bought, as item type `certificate`. */
export const certificateOfferSchema = v.object(nominalEntries);
/** A gift certificate that can be bought. */
export type CertificateOffer = v.InferOutput<typeof certificateOfferSchema>;

/** The gift certificates on sale. */
export const certificateOffersSchema = v.object({ items: v.array(certificateOfferSchema) });
/** The gift certificates on sale. */
export type CertificateOffers = v.InferOutput<typeof certificateOffersSchema>;

/** A gift certificate that the account has bought or activated. */
export const certificateSchema = v.object({
  ...nominalEntries,
  /** `bought`: to give away or to use; `activated`: by this account; `given`: by another; `expired`. */
  status: v.picklist(['bought', 'activated', 'given', 'expired']),
  /** To be handed on; absent when the certificate came from someone else. */
  code: v.optional(v.string()),
  created_at: moment,
  expires_at: moment,
  activated_at: v.optional(moment),
});
/** A gift certificate that the account has bought or activated. */
export type Certificate = v.InferOutput<typeof certificateSchema>;

/** Query of the list of certificates. */
export const certificatesQuerySchema = v.object(pageQueryEntries);

/** A page of certificates, the latest first. */
export const certificatesPageSchema = v.object({
  items: v.array(certificateSchema),
  ...pageEntries,
});
/** A page of certificates. */
export type CertificatesPage = v.InferOutput<typeof certificatesPageSchema>;

/** Input of activating a certificate. */
export const certificateActivationSchema = v.object({ code: voucherCodeSchema });
