/** What texts of messages are filled with, by its name between braces. */
export interface TextValues {
  code?: string;
  purpose?: string;
  minutes?: string;
  change?: string;
  advice?: string;
  item?: string;
  sum?: string;
  number?: string;
  link?: string;
  day?: string;
  sender: string | undefined;
}

/** The names that a text may hold between braces. */
const textNames: readonly string[] = [
  'code',
  'purpose',
  'minutes',
  'change',
  'advice',
  'item',
  'sum',
  'number',
  'link',
  'day',
  'sender',
] satisfies (keyof TextValues)[];

const namePattern = /\{([^{}]*)\}/gu;

/** The names that stand between braces in a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(namePattern)].map(([, name = '']) => name);

/** Fills a text. What it is filled with is not read again. */
export const fillText = (text: string, values: TextValues): string =>
  text.replaceAll(namePattern, (whole, name: string) =>
    textNames.includes(name) ? (values[name as keyof TextValues] ?? '') : whole,
  );
