import * as v from 'valibot';
import { bankCardSchema } from '../bank-cards/bank-cards.schema.ts';
import { idSchema } from '../primitives.ts';

/** Names of payment methods. PAY-025. */
export const paymentMethodNames = [
  'any_card',
  'linked_card',
  'account_prepaid',
  'bonus',
  'external_url',
] as const;

/** Name of a payment method. */
export const paymentMethodNameSchema = v.picklist(paymentMethodNames);
/** Name of a payment method. */
export type PaymentMethodName = v.InferOutput<typeof paymentMethodNameSchema>;

/**
 * What a page outside the site is: a payment by the viewer's own bank, whose address is shown as a QR code or opened
 * on a phone; a wallet, which is opened; or the one that tops up the prepaid account.
 */
export const paymentPages = ['bank_qr', 'wallet', 'refill'] as const;

/** What payment methods are for. PAY-026. */
export const paymentTypeNames = ['purchase', 'card_bind', 'account_refill'] as const;

/** A way to pay. ENTITY-047. */
export const paymentMethodSchema = v.object({
  id: idSchema,
  name: paymentMethodNameSchema,
  /**
   * Absolute address: of `any_card` where the card form is posted to, of a top-up the page that takes the
   * money.
   */
  payment_url: v.optional(v.string()),
  /** Of `external_url`. Of a purchase the address is the order's, so that `payment_url` is absent. */
  payment_page: v.optional(v.picklist(paymentPages)),
  /** Says which one it is, for example the end of a card's number. */
  description: v.string(),
  /** Of `linked_card`; one that has expired is refused by its bank. */
  bank_card: v.optional(v.pick(bankCardSchema, ['id', 'last_digits', 'brand', 'expiry'])),
});
/** A way to pay. */
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;

/** The methods for one purpose. ENTITY-046. */
export const paymentTypeSchema = v.object({
  name: v.picklist(paymentTypeNames),
  payment_methods: v.array(paymentMethodSchema),
});
/** The methods for one purpose. */
export type PaymentType = v.InferOutput<typeof paymentTypeSchema>;

const onePart = `(${paymentTypeNames.join('|')})(/(${paymentMethodNames.join('|')}))?`;

/** Types, each alone or with one of its methods, separated by commas: `purchase,card_bind/any_card`. */
export const paymentMethodsQuerySchema = v.object({
  types: v.pipe(v.string(), v.maxLength(200), v.regex(new RegExp(`^${onePart}(,${onePart})*$`))),
});

/** The types asked for, each with the methods that this account can use. BANKCARD-041. */
export const paymentTypesSchema = v.object({ items: v.array(paymentTypeSchema) });
/** The types asked for. */
export type PaymentTypes = v.InferOutput<typeof paymentTypesSchema>;
