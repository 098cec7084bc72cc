import { readFileSync } from 'node:fs';
import { StartRefusal } from '@foyer/server';
import * as v from 'valibot';
import { sellingFileSchema, type LabelSelling } from './selling.schema.ts';
import { shippedSelling } from './shipped-selling.ts';

/** How the label of a call sells. */
export type Selling = (label: string | undefined) => LabelSelling;

const DEFAULT = 'default';

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new StartRefusal(`SELLING: ${path} cannot be read as JSON.`);
  }
}

/**
 * Reads how labels sell. docs/decisions/0103
 *
 * @param path - Of a JSON file; without one Foyer's own rules hold.
 * @param ownSeller - Who sells where there is no file.
 * @throws {@link StartRefusal} naming the place of what is wrong in the file.
 */
export function readSelling(path: string | undefined, ownSeller: LabelSelling['seller']): Selling {
  if (!path) {
    const shipped = { ...shippedSelling, ...(ownSeller && { seller: ownSeller }) };
    return () => shipped;
  }
  const file = v.safeParse(sellingFileSchema, readJson(path));
  if (!file.success) {
    const [issue] = file.issues;
    throw new StartRefusal(`SELLING: ${v.getDotPath(issue) ?? path} ${issue.message}.`);
  }
  const byDefault = file.output[DEFAULT] ?? shippedSelling;
  const labels = new Map(Object.entries(file.output));
  return (label = DEFAULT) => labels.get(label) ?? byDefault;
}
