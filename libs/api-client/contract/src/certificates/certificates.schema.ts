import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';
import { voucherCodeSchema } from '../promo-codes/promo-codes.schema.ts';
import { amountSchema, currencySchema } from '../purchases/prices.schema.ts';
import { SHOWN_SECRET } from '../secrets.ts';

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

const certificateEntries = {
  ...nominalEntries,
  /** `bought`: to give away or to use; `activated`: by this account; `given`: by another; `expired`. */
  status: v.picklist(['bought', 'activated', 'given', 'expired']),
  created_at: moment,
  expires_at: moment,
  activated_at: v.optional(moment),
};

/** A gift certificate that the account has bought or activated. The id of one that it has bought is that of its order. */
export const certificateSchema = v.object(certificateEntries);
/** A gift certificate that the account has bought or activated. */
export type Certificate = v.InferOutput<typeof certificateSchema>;

/** Path parameters of the call about one certificate. */
export const certificateParamsSchema = v.object({ certificate_id: idSchema });

/** The code of a certificate, as its owner hands it on. */
export const certificateCodeSchema = v.pipe(v.string(), v.minLength(1), v.metadata(SHOWN_SECRET));

/** A gift certificate with its code. */
export const certificateWithCodeSchema = v.object({
  ...certificateEntries,
  /** To be handed on; there as long as the account that bought the certificate may give it away. Secret. */
  code: v.optional(certificateCodeSchema),
});
/** A gift certificate with its code. */
export type CertificateWithCode = v.InferOutput<typeof certificateWithCodeSchema>;

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
