/** Id of the age limit of so many years, as the service writes them at its first start. */
export const limitOf = (years: number): string => `age-${years}`;

/**
 * Years of an age limit.
 *
 * @throws Error for a limit that an operator has added by hand: the format names the limits of the law.
 */
export function yearsOf(id: string): number {
  const years = Number(/^age-(\d+)$/.exec(id)?.[1]);
  if ([0, 6, 12, 16, 18].includes(years)) return years;
  throw new Error(`The age limit ${id} is none of age-0, age-6, age-12, age-16 and age-18.`);
}
