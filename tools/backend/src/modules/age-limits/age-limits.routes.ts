import { asc } from 'drizzle-orm';
import { ageLimits } from '../../database/schema.ts';
import type { Context, Handlers } from '../../server/call.ts';

/** Handler of the age limits call. */
export function ageLimitsRoutes({ db }: Context): Handlers<'listAgeLimits'> {
  return {
    listAgeLimits: async () => {
      const rows = await db.select().from(ageLimits).orderBy(asc(ageLimits.ageValue));
      return { items: rows.map(({ id, name, ageValue }) => ({ id, name, age_value: ageValue })) };
    },
  };
}
