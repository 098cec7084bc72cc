import { Hono } from 'hono';
import { html } from 'hono/html';
import {
  openSealed,
  RECEIPT_SEAL,
  receiptClaimSchema,
} from '../../modules/purchases/provider-protocol.ts';
import { answerPage, sumText } from './payment-page.ts';

/** The page of a receipt: what the service has sealed, to be printed. */
export function createReceiptPage({ secret }: { secret: string }): Hono {
  return new Hono().get('/', (c) => {
    const sealed = c.req.query('receipt') ?? '';
    const claim = openSealed(secret, RECEIPT_SEAL, sealed, receiptClaimSchema);
    if (!claim) return c.notFound();
    const { number, issued_at, seller, tax, name, amount, currency } = claim;
    return answerPage(c, {
      title: 'Чек · Receipt · Կտրոն',
      content: html`<p>№ ${number}</p>
        <p><time datetime="${issued_at}">${issued_at}</time></p>
        <p>${seller.name}, ${seller.tax_id}, ${seller.address}</p>
        <p>${name}: ${sumText(amount, currency)}</p>
        <p>НДС · VAT · ԱԱՀ ${tax.percent} %: ${sumText(tax.amount, currency)}</p>`,
    });
  });
}
