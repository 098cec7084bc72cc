import * as v from 'valibot';

/**
 * A transform that leaves no more than so much. It carries its limit as the limits of valibot do, so that a form can say
 * it before anything is cut.
 *
 * @param type - `cut_html` counts a text without its tags.
 */
export const cutTo = <Value>(
  requirement: number,
  cut: (value: Value) => Value,
  type: 'cut' | 'cut_html' = 'cut',
) => ({ ...v.transform(cut), type, requirement });
