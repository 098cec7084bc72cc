/** Values of macros by their names without brackets, such as `CONTENTID`. Lists are joined by commas. */
export type MacroValues = Readonly<Record<string, string | undefined>>;

/** Stands for a value that is not known. VAST 4.3 §6.1 */
export const UNKNOWN = '-1';
/** Stands for a value that is known and must not be told, for want of consent above all. VAST 4.3 §6.1 */
export const WITHHELD = '-2';

/** Every macro of VAST 4.3 §6, the two that only pings of errors know, and the old `RANDOM`. */
const standard: ReadonlySet<string> = new Set(
  (
    'ADCATEGORIES ADCOUNT ADPLAYHEAD ADSERVINGID ADTYPE APIFRAMEWORKS APPBUNDLE ASSETURI BLOCKEDADCATEGORIES ' +
    'BREAKMAXADLENGTH BREAKMAXADS BREAKMAXDURATION BREAKMINADLENGTH BREAKMINDURATION BREAKPOSITION CACHEBUSTING ' +
    'CLICKPOS CLICKTYPE CLIENTUA CONTENTCAT CONTENTID CONTENTPLAYHEAD CONTENTURI DEVICEIP DEVICEUA DOMAIN ERRORCODE ' +
    'EXTENSIONS GDPRCONSENT GPPSECTIONID GPPSTRING IFA IFATYPE INVENTORYSTATE LATLONG LIMITADTRACKING MEDIAMIME ' +
    'MEDIAPLAYHEAD OMIDPARTNER PAGEURL PLACEMENTTYPE PLAYBACKMETHODS PLAYERCAPABILITIES PLAYERSIZE PLAYERSTATE ' +
    'PODSEQUENCE RANDOM REASON REGULATIONS SERVERSIDE SERVERUA STOREID STOREURL TIMESTAMP TRANSACTIONID UNIVERSALADID ' +
    'VASTVERSIONS VERIFICATIONVENDORS'
  ).split(' '),
);

/** `[X]`, the same after an ad server has encoded its brackets, and `%%X%%`. */
const macro = /\[([A-Z_\d]+)\]|%5B([A-Z_\d]+)%5D|%%([A-Z_\d]+)%%/giu;

/**
 * Puts values in the place of macros, encoded for an address. VAST 4.3 §6
 *
 * @param values - {@link WITHHELD} for what must not be told. `CACHEBUSTING`, `RANDOM` and `TIMESTAMP` need none.
 * @returns A macro of the standard without a value becomes {@link UNKNOWN}; other brackets stay as they are.
 */
export const fillMacros = (url: string, values: MacroValues): string =>
  url.replace(macro, (whole, ...names: (string | undefined)[]) => {
    const name = names.slice(0, 3).find((found) => found !== undefined) ?? '';
    const value = values[name] ?? made[name]?.();
    if (value !== undefined) return encode(value);
    return standard.has(name) ? UNKNOWN : whole;
  });

const cacheBusting = (): string => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');

const made: Readonly<Record<string, () => string>> = {
  CACHEBUSTING: cacheBusting,
  RANDOM: cacheBusting,
  TIMESTAMP: () => new Date().toISOString(),
};

/** As RFC 3986 wants it; the commas between the parts of a list are not encoded. */
const encode = (value: string): string =>
  encodeURIComponent(value)
    .replace(/[!'()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%2C', ',');
