import { type Certificate, type Language, textIn } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { readLimit, readOffset, toPage } from '../../server/paging.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import { createVouchersService } from './vouchers.service.ts';
import {
  findCertificateOf,
  listCertificates,
  listOffers,
  type CertificateRow,
} from './vouchers.store.ts';

function statusOf(row: CertificateRow, accountId: string, now: Date): Certificate['status'] {
  if (row.activatedAt !== null) return row.activatedBy === accountId ? 'activated' : 'given';
  return row.expiresAt <= now ? 'expired' : 'bought';
}

/** Handlers of the calls about promo codes and gift certificates. */
export function vouchersRoutes(
  context: Context,
  images: ImageFacts,
): Handlers<
  | 'sendPromoCode'
  | 'listCertificateOffers'
  | 'listCertificates'
  | 'getCertificate'
  | 'activateCertificate'
> {
  const { db, now } = context;
  const vouchers = createVouchersService(context);

  const certificateAnswer = (
    row: CertificateRow,
    accountId: string,
    language: Language,
  ): Certificate => ({
    id: row.id,
    name: textIn(row.names, language),
    image: images.describe(row.imageId),
    amount: row.amount,
    currency: row.currency,
    status: statusOf(row, accountId, now()),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    ...(row.activatedAt && { activated_at: row.activatedAt.toISOString() }),
  });
  return {
    sendPromoCode: async ({ viewer, body, language }) => ({
      notification: await vouchers.sendPromoCode(body.code, {
        account: viewer.account,
        language,
        now: now(),
      }),
    }),
    activateCertificate: async ({ viewer, body, language }) => ({
      notification: await vouchers.activateCertificate(body.code, {
        account: viewer.account,
        language,
        now: now(),
      }),
    }),
    listCertificateOffers: async ({ language }) => ({
      items: (await listOffers(db)).map(({ id, names, imageId, amount, currency }) => ({
        id,
        name: textIn(names, language),
        image: images.describe(imageId),
        amount,
        currency,
      })),
    }),
    listCertificates: async ({ viewer, query, language }) => {
      const accountId = viewer.account.id;
      const rows = await listCertificates(db, accountId, {
        offset: readOffset(query),
        limit: readLimit(query) + 1,
      });
      return toPage(
        rows.map((row) => certificateAnswer(row, accountId, language)),
        query,
      );
    },
    getCertificate: async ({ viewer, params, language }) => {
      const accountId = viewer.account.id;
      const row = await findCertificateOf(db, accountId, params.certificate_id);
      if (!row) throw new Failure('notFound');
      const certificate = certificateAnswer(row, accountId, language);
      const mayGive = row.boughtBy === accountId && certificate.status === 'bought';
      return mayGive ? { ...certificate, code: row.code } : certificate;
    },
  };
}
