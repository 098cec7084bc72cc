import { customButtonSchema, type CustomButton, screenTargetSchema } from '@foyer/contract';
import type { IconName } from '@foyer/ui/icon';
import * as v from 'valibot';
import { targetLink, type TargetLink } from './target-link.ts';

/** What an info dialog of a button says; the text may hold HTML. */
export type ButtonInfo = NonNullable<CustomButton['modal']>;

/** A button that leads somewhere, or says something over the page. */
export interface BlockButton {
  title: string;
  link?: TargetLink;
  info?: ButtonInfo;
  /** @default none */
  icon?: IconName;
}

/** Fields of a block that its buttons need. */
export const buttonEntries = {
  target: v.optional(screenTargetSchema),
};

/** The buttons of a block's `custom_data`. */
export const buttonsSchema = v.optional(v.array(customButtonSchema), []);

/**
 * The buttons that do something: `block_target` leads where the block leads, `target` where the button does, `modal` opens
 * the info dialog. BLOCK-082, BLOCK-083
 */
export function readButtons(
  buttons: readonly CustomButton[],
  blockTarget: v.InferOutput<typeof screenTargetSchema> | undefined,
): BlockButton[] {
  return buttons.flatMap(({ type, title, target, modal }): BlockButton[] => {
    if (type === 'modal') return modal ? [{ title, info: modal }] : [];
    const link = targetLink(type === 'block_target' ? blockTarget : target);
    return link ? [{ title, link }] : [];
  });
}
