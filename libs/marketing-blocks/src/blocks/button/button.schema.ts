import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';

/** The server's block as the component's props: without a button that does something there is no block. */
export const buttonSchema = v.pipe(
  v.object({ ...buttonEntries, custom_data: v.object({ buttons: buttonsSchema }) }),
  v.transform(({ target, custom_data: { buttons } }) => ({
    buttons: readButtons(buttons, target),
  })),
  v.check(({ buttons }) => buttons.length > 0),
);
/** Props of the block's component. */
export type ButtonBlockProps = v.InferOutput<typeof buttonSchema>;
