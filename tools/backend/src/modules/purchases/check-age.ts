import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ageLimits, mediaItems } from '../../database/schema.ts';
import { Failure } from '../../server/failure.ts';
import type { OptionRow } from '../sales/sales.store.ts';
import type { ProfileRow } from '../sessions/viewer.ts';

/**
 * Sells a title only to a profile that may watch it.
 *
 * @throws Failure `notForProfile` for one above the profile's highest age limit.
 */
export async function checkAge(
  db: Database,
  { itemType, itemId }: OptionRow,
  { maxAgeLimitId }: ProfileRow,
): Promise<void> {
  if (itemType !== 'media_item') return;
  const [item] = await db
    .select({ years: ageLimits.ageValue })
    .from(mediaItems)
    .innerJoin(ageLimits, eq(ageLimits.id, mediaItems.ageLimitId))
    .where(eq(mediaItems.id, itemId));
  const [highest] = await db
    .select({ years: ageLimits.ageValue })
    .from(ageLimits)
    .where(eq(ageLimits.id, maxAgeLimitId));
  if (item && highest && item.years > highest.years) throw new Failure('notForProfile');
}
