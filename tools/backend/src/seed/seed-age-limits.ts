import type { Database } from '../database/database.ts';
import { ageLimits } from '../database/schema.ts';
import { ageLimitId, ageYears } from './names.ts';

/** The age limits of the law, where a database has none: no profile can be made without. They are nobody's demo. */
export async function seedAgeLimits(tx: Database): Promise<void> {
  if ((await tx.$count(ageLimits)) > 0) return;
  await tx
    .insert(ageLimits)
    .values(
      ageYears.map((years) => ({ id: ageLimitId(years), name: `${years}+`, ageValue: years })),
    );
}
