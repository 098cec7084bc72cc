import { idSchema, imageSchema } from '@foyer/contract';
import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { spareTimerSchema } from '../../parts/countdown.schema.ts';
import { targetLink } from '../../parts/target-link.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** What stands between the names of two teams. */
const versus = /\s+[—–-]\s+/u;

/** The names of the two teams of a headline; nothing of another one. */
const teamsOf = (title: string): [string, string] | undefined => {
  const [home, guest, ...others] = title.split(versus);
  return home && guest && others.length === 0 ? [home, guest] : undefined;
};

/** The server's block as the component's props. */
export const promoBannerSportSchema = v.pipe(
  v.object({
    ...buttonEntries,
    custom_data: v.object({
      title: titleSchema,
      subtitle: spare(titleSchema),
      timer: spareTimerSchema,
      service_id: spare(idSchema),
      backgrounds: spare(v.array(imageSchema)),
      buttons: v.fallback(buttonsSchema, []),
    }),
  }),
  v.transform(
    ({
      target,
      custom_data: { title, subtitle, timer, service_id: serviceId, backgrounds, buttons = [] },
    }) => ({
      title,
      teams: teamsOf(title),
      subtitle,
      timer,
      serviceId,
      picture: backgrounds?.[0],
      buttons: readButtons(buttons, target),
      /** Where the match is shown, and its record after it. */
      match: targetLink(target),
    }),
  ),
);
/** Props of the block's component. */
export type PromoBannerSportProps = v.InferOutput<typeof promoBannerSportSchema>;
