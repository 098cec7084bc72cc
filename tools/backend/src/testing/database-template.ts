import { openPostgres } from '../database/postgres.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { createDatabase, newName } from './postgres-databases.ts';

/** Where the databases of a run come from; each worker has one. */
export interface DatabaseTemplate {
  /** Address of another database on its server. */
  serverUrl: string;
  name: string;
}

/** Makes a database with the schema and the catalogue in it, to be copied. */
export async function createTemplate(serverUrl: string): Promise<DatabaseTemplate> {
  const name = newName('foyer_test');
  const { db, close } = await openPostgres(await createDatabase(serverUrl, name));
  await seedCatalogue(db);
  await close();
  return { serverUrl, name };
}

/** Makes a copy. @returns Its address. */
export const copyTemplate = ({ serverUrl, name }: DatabaseTemplate): Promise<string> =>
  createDatabase(serverUrl, newName(name), name);
