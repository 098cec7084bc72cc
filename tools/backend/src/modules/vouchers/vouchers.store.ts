import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  certificateOffers,
  certificates,
  mediaItems,
  promoActivations,
  promoCodes,
} from '../../database/schema.ts';

/** A promo code. */
export type PromoCodeRow = typeof promoCodes.$inferSelect;
/** A gift certificate. */
export type CertificateRow = typeof certificates.$inferSelect;

/** A promo code, locked until the transaction ends, so that its uses can be counted. */
export async function lockPromoCode(tx: Database, code: string): Promise<PromoCodeRow | undefined> {
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update');
  return row;
}

/** How many accounts have used a code. */
export async function countUses(tx: Database, code: string): Promise<number> {
  const [row] = await tx
    .select({ uses: count() })
    .from(promoActivations)
    .where(eq(promoActivations.code, code));
  return row?.uses ?? 0;
}

/** Notes that an account uses a code; false when it has used it before. */
export async function insertActivation(
  tx: Database,
  activation: typeof promoActivations.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(promoActivations)
    .values(activation)
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

/** Type and slug of a title, for the way to its page. */
export async function findTitle(
  db: Database,
  id: string,
): Promise<Pick<typeof mediaItems.$inferSelect, 'type' | 'slug'> | undefined> {
  const [row] = await db
    .select({ type: mediaItems.type, slug: mediaItems.slug })
    .from(mediaItems)
    .where(eq(mediaItems.id, id));
  return row;
}

/** Uses a certificate up; `undefined` when it was used before. */
export async function takeCertificate(
  tx: Database,
  code: string,
  accountId: string,
  now: Date,
): Promise<CertificateRow | undefined> {
  const [row] = await tx
    .update(certificates)
    .set({ activatedBy: accountId, activatedAt: now })
    .where(and(eq(certificates.code, code), isNull(certificates.activatedAt)))
    .returning();
  return row;
}

const isOf = (accountId: string) =>
  or(eq(certificates.boughtBy, accountId), eq(certificates.activatedBy, accountId));

/** A certificate by its code. */
export async function findCertificate(
  db: Database,
  code: string,
): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code));
  return row;
}

/** A certificate that an account has bought or activated. */
export async function findCertificateOf(
  db: Database,
  accountId: string,
  id: string,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.id, id), isOf(accountId)));
  return row;
}

/** The certificates that an account has bought or activated, the latest first. */
export const listCertificates = (
  db: Database,
  accountId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificates)
    .where(isOf(accountId))
    .orderBy(desc(certificates.createdAt), desc(certificates.id))
    .offset(offset)
    .limit(limit);

/** The certificates on sale. */
export const listOffers = (db: Database): Promise<(typeof certificateOffers.$inferSelect)[]> =>
  db.select().from(certificateOffers).orderBy(certificateOffers.position);
