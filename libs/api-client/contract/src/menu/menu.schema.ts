import * as v from 'valibot';
import { idSchema, screenTargetSchema } from '../primitives.ts';

/** An entry of the main menu. */
export const menuItemSchema = v.object({
  id: idSchema,
  title: v.string(),
  target: screenTargetSchema,
  /** Name of an icon in the label's set. */
  icon: v.string(),
});
/** An entry of the main menu. */
export type MenuItem = v.InferOutput<typeof menuItemSchema>;

/** The main menu, in its order. */
export const menuSchema = v.object({ items: v.array(menuItemSchema) });
/** The main menu, in its order. */
export type Menu = v.InferOutput<typeof menuSchema>;
