/**
 * Gives each language and zone its one formatter of these options: making one costs more than a hundred uses.
 *
 * @returns gives the formatter of a BCP 47 tag and an IANA zone.
 */
export function dateFormatter(
  options: Intl.DateTimeFormatOptions,
): (tag: string, timeZone: string) => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (tag, timeZone) => {
    const key = `${tag} ${timeZone}`;
    const format = known.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone });
    known.set(key, format);
    return format;
  };
}
