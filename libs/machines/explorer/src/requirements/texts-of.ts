import { parse } from 'yaml';
import * as v from 'valibot';

const areas = v.array(v.object({ items: v.array(v.object({ id: v.string(), text: v.string() })) }));

/**
 * The text of each requirement by its id.
 *
 * @throws {v.ValiError} when the list has another shape.
 */
export const textsOf = (yaml: string): Record<string, string> =>
  Object.fromEntries(
    v.parse(areas, parse(yaml)).flatMap(({ items }) => items.map(({ id, text }) => [id, text])),
  );
