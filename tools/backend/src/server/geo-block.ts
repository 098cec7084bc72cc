/** The countries that may not use the service. ERR-011. */
export interface GeoBlock {
  /** ISO 3166-1 codes in capitals. */
  countries: ReadonlySet<string>;
  /** Header in which a proxy names the country of the caller. */
  header: string;
}

/**
 * Whether a caller is in a country that may not use the service. Only a trusted proxy knows the
 * country; where none says it, nobody is refused.
 */
export const isGeoBlocked = (
  headers: Headers,
  isFromTrustedProxy: boolean,
  { countries, header }: GeoBlock,
): boolean => isFromTrustedProxy && countries.has((headers.get(header) ?? '').trim().toUpperCase());
