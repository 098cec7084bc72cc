import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Sends one statement over a connection for it alone. @returns The rows of the answer. */
export async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A name that no other database of a server has. */
export const newName = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;

/**
 * Makes a database.
 *
 * @param serverUrl - Address of any database on the server.
 * @param template - What it becomes a copy of; nothing may be connected to that.
 * @returns Its address.
 */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template: string = 'template1',
): Promise<string> {
  await query(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops the databases of a server whose names have this prefix, and closes the connections to them. */
export async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  const found = await query<{ name: string }>(
    serverUrl,
    `select datname as name from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { name } of found) await query(serverUrl, `drop database ${name} with (force)`);
}
