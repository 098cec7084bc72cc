import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import { facts } from '../../database/schema.ts';
import { adScenarios } from './ad-scenarios.ts';

const FACT = 'ad_scenarios';

const choice = v.optional(v.picklist(adScenarios));

/** What requests that name no scenario are answered with, by slot; a slot without one has its usual advertisements. */
export const chosenScenariosSchema = v.strictObject({
  preroll: choice,
  midroll: choice,
  pauseroll: choice,
  postroll: choice,
});
/** A scenario for each slot where one was chosen. */
export type ChosenScenarios = v.InferOutput<typeof chosenScenariosSchema>;

/** What the control room has chosen; nothing where it has not, or where a scenario is gone meanwhile. */
export async function readChosenScenarios(db: Database): Promise<ChosenScenarios> {
  const [fact] = await db.select().from(facts).where(eq(facts.key, FACT));
  const chosen = v.safeParse(chosenScenariosSchema, JSON.parse(fact?.value ?? '{}'));
  return chosen.success ? chosen.output : {};
}

/** Chooses for all slots, in all processes of a database, until it is chosen again. */
export async function chooseScenarios(db: Database, chosen: ChosenScenarios): Promise<void> {
  const value = JSON.stringify(chosen);
  await db
    .insert(facts)
    .values({ key: FACT, value })
    .onConflictDoUpdate({ target: facts.key, set: { value } });
}
