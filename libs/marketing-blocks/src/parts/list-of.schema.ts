import * as v from 'valibot';
import { spare } from './words.schema.ts';

/** A list of the server: a broken item is left out, the others are shown. */
export const listOf = <Item>(itemSchema: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.array(spare(itemSchema)),
    v.transform((list) => list.filter((item) => item !== undefined)),
  );
