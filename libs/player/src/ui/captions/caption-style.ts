import * as v from 'valibot';
import type { PreferenceStorage } from '../../controller/preferences.ts';

/** How large captions are. */
export const captionSizes = ['small', 'normal', 'large', 'huge'] as const;
/** Colours of the letters. */
export const captionColors = ['white', 'yellow', 'cyan', 'green'] as const;
/** What stands behind the letters. */
export const captionPlates = ['none', 'half', 'solid'] as const;

const schema = v.object({
  size: v.picklist(captionSizes),
  color: v.picklist(captionColors),
  plate: v.picklist(captionPlates),
});

/** How a viewer wants captions to look. */
export type CaptionStyle = v.InferOutput<typeof schema>;

/** Captions of a viewer who never changed them. */
export const usualCaptionStyle: CaptionStyle = { size: 'normal', color: 'white', plate: 'half' };

const storageKey = 'playerCaptionStyle';

/** What was chosen before; the usual style where nothing was, or nothing that can be read. */
export function readCaptionStyle(storage: PreferenceStorage | undefined): CaptionStyle {
  try {
    return v.parse(schema, JSON.parse(storage?.getItem(storageKey) ?? ''));
  } catch {
    return usualCaptionStyle;
  }
}

/** Keeps the choice for every title. A full or forbidden storage keeps it for this one. */
export function writeCaptionStyle(
  storage: PreferenceStorage | undefined,
  style: CaptionStyle,
): void {
  try {
    storage?.setItem(storageKey, JSON.stringify(style));
  } catch {
    // Private windows and full disks: the choice lasts as long as the page.
  }
}
