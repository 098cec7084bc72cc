/** One spelling for a language: `rus`, `RU` and `ru` are all `ru`. What is no language tag stays as it is. */
export function canonicalLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language;
  } catch {
    return language;
  }
}

/** A language wherever it is spoken: `en` of `en-GB`. What is no language tag stays as it is. */
export function baseLanguage(language: string): string {
  try {
    return new Intl.Locale(language).language;
  } catch {
    return language;
  }
}

/** Whether two tags name the same language, whatever their spelling. */
export function isSameLanguage(
  one: string | null | undefined,
  other: string | null | undefined,
): boolean {
  return !!one && !!other && canonicalLanguage(one) === canonicalLanguage(other);
}
