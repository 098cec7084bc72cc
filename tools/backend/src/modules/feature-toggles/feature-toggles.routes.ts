import type { FeatureToggle } from '@foyer/contract';
import { asc, eq } from 'drizzle-orm';
import { featureToggles } from '../../database/schema.ts';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';

const toggleAnswer = ({ key, data }: typeof featureToggles.$inferSelect): FeatureToggle => ({
  key,
  ...(data && { data }),
});

/** Handlers of the feature toggles. */
export function featureTogglesRoutes({
  db,
}: Context): Handlers<'listFeatureToggles' | 'getFeatureToggle'> {
  return {
    listFeatureToggles: async () => {
      const rows = await db.select().from(featureToggles).orderBy(asc(featureToggles.key));
      return { items: rows.map(toggleAnswer) };
    },
    getFeatureToggle: async ({ params }) => {
      const [row] = await db
        .select()
        .from(featureToggles)
        .where(eq(featureToggles.key, params.key));
      if (!row) throw new Failure('notFound');
      return toggleAnswer(row);
    },
  };
}
