import * as v from 'valibot';
import { textsSchema } from '@foyer/contract';

/** Id of a record, the operator's own: letters, digits, `_` and `-`. It never changes. */
export const contentIdSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][\w-]{0,99}$/, 'an id has 1 to 100 letters, digits, "_" or "-"'),
);

/** Name of something in addresses of the site. */
export const slugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'a slug has 1 to 100 small letters, digits or "-"'),
);

/** An address that browsers and this service may ask. */
export const addressSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return (
      (url?.protocol === 'https:' || url?.protocol === 'http:') && !url.username && !url.password
    );
  }, 'an address begins with https:// or http:// and holds no password'),
);

/** An address of a picture, or the id of one that the service has. */
export const pictureSchema = v.union(
  [addressSchema, v.pipe(v.string(), v.regex(/^[a-z\d-]{1,200}$/))],
  'a picture is an address, or an id of small letters, digits and "-"',
);

/** A text by language: `rus`, and `eng` and `hye` where they differ. */
export const nameSchema = v.strictObject(textsSchema.entries);

/** Years: 0, 6, 12, 16 or 18. */
export const ageSchema = v.picklist([0, 6, 12, 16, 18]);

/** Minor units of the currency, for example kopecks. */
export const moneySchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(2_000_000_000),
);

/** ISO 4217. */
export const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A moment in ISO 8601 with its zone, for example `2026-03-01T18:30:00+03:00`. */
export const momentSchema = v.pipe(
  v.string(),
  v.isoTimestamp('a moment is ISO 8601 with a zone, such as 2026-03-01T18:30:00+03:00'),
);

/** A day, `YYYY-MM-DD`. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => {
    const at = Date.parse(text);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }, 'there is no such day'),
);

/** Place in lists: smaller comes first. Absent: a new record comes last, and one that is there keeps its place. */
export const orderSchema = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000)),
);

/** A number from 0. */
export const countSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(2_000_000_000),
);

/** Ids of other records. */
export const idsSchema = v.optional(v.array(contentIdSchema), []);

/** How it is sold: in services, to keep, or for a time. */
export const usageModelSchema = v.picklist(['SERVICE', 'EST', 'TVOD']);

/** ISO 639-2 codes, for example `rus`. */
export const languagesSchema = v.optional(
  v.array(v.pipe(v.string(), v.regex(/^[a-z]{3}$/, 'a language has three small letters'))),
  [],
);

/** Unit of a length of time. */
export const unitSchema = v.picklist(['hour', 'day', 'week', 'month', 'year']);

/** An address name in small letters, with the hyphen for what else an id holds. */
export const slugOf = (id: string): string => id.toLowerCase().replaceAll('_', '-');
