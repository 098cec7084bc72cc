import type { Cause } from './causes.ts';

/** What a run is about to do. */
export interface Outlook {
  chosen: number;
  stories: number;
  /** Pictures to take of the base; the rest of its pictures are kept from earlier runs. */
  before: number;
  after: number;
  secondsPerPicture: number;
  causes: readonly Cause[];
}

const causesToSay = 5;
const storiesToSay = 3;

/** Says beforehand what a run will take, about how long, and why; one line each. */
export function sayChoice(outlook: Outlook): readonly string[] {
  const { chosen, stories, before, after, secondsPerPicture, causes } = outlook;
  const minutes = Math.max(1, Math.round(((before + after) * secondsPerPicture) / 60));
  const rest = causes.length - causesToSay;
  return [
    `${count(chosen)} of ${count(stories)} stories: ${count(after)} pictures, and ${count(before)} of the base that are not kept; about ${minutes} min, and longer where pictures differ.`,
    ...causes.slice(0, causesToSay).map(sayCause),
    ...(rest > 0 ? [`  and ${rest} more; the report has them all.`] : []),
  ];
}

function sayCause({ what, stories }: Cause): string {
  const titles = [...new Set(stories.map(({ title }) => title))];
  const rest = titles.length - storiesToSay;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `  ${what}: ${titles.slice(0, storiesToSay).join(', ')}${more} (${count(stories.length)})`;
}

const count = (number: number) => number.toLocaleString('en');
