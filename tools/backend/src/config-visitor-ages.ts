import { isLabelName, StartRefusal } from '@foyer/server';

/** Years up to which something plays without an account, on the site of a label. */
export type VisitorAge = (label: string | undefined) => number;

/** For labels that are not named, as in the texts of messages. */
const DEFAULT = 'default';

const FALLBACK_YEARS = 16;

/** What is for adults is the oldest there is. */
const MOST_YEARS = 18;

function readAge(part: string): [label: string, years: number] {
  const [, label = '', digits = ''] = /^([^=\s]+)\s*=\s*(\d{1,2})$/u.exec(part) ?? [];
  const years = Number(digits);
  if (isLabelName(label) && years <= MOST_YEARS) return [label, years];
  throw new StartRefusal(
    `VISITOR_AGES must hold ages from 0 to ${MOST_YEARS} by labels, such as "default=16,kids=6", not "${part}".`,
  );
}

/**
 * Reads the ages to which visitors watch. docs/decisions/0091
 *
 * @throws {@link StartRefusal} naming the part that is no age of a label, or the label that has two.
 */
export function readVisitorAges(text: string | undefined): VisitorAge {
  const ages = new Map<string, number>();
  for (const part of (text ?? '').split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [label, years] = readAge(part);
    if (ages.has(label)) throw new StartRefusal(`VISITOR_AGES names "${label}" twice.`);
    ages.set(label, years);
  }
  const byDefault = ages.get(DEFAULT) ?? FALLBACK_YEARS;
  return (label = DEFAULT) => ages.get(label) ?? byDefault;
}
