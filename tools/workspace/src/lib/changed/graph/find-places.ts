/** What a module says about places on the disk that begin at its own file. */
export interface NamedPlaces {
  /** Relative to the module's folder; the whole folder, with a slash at the end, where only a part of a name is written out. */
  places: readonly string[];
  /** Whether the module names a place in another way too: only a person can say which. */
  isUnclear: boolean;
}

const anchor = /import\.meta\.(?:url|dirname|filename|resolve)\b|\bprocess\.cwd\(/gu;

/** `new URL('x', import.meta.url)` and `${import.meta.dirname}/x`, up to the first part that is not written out. */
const place =
  /new URL\(\s*['"`](?<address>[^'"`$:]+)(?<open>\$?)[^;]{0,120}?import\.meta\.url|\$\{import\.meta\.dirname\}\/(?<path>[^`$]+)(?<rest>\$?)/gu;

/** Packages are looked for from there, and those do not change without the lock file. */
const packages = /createRequire\(import\.meta\.url\)/gu;

/** Lines of comments, which may quote code. */
const comment = /^\s*(?:\/\/|\/?\*).*$/gmu;

/** Finds the places that a module names by its own address. */
export function findPlaces(source: string): NamedPlaces {
  const code = source.replaceAll(comment, '');
  const named = [...code.matchAll(place)].map(({ groups = {} }) => {
    const path = groups['address'] ?? groups['path'] ?? '';
    const isWhole = !groups['open'] && !groups['rest'];
    return isWhole ? path : path.slice(0, path.lastIndexOf('/') + 1);
  });
  const clear = named.length + count(code, packages);
  return { places: named, isUnclear: count(code, anchor) > clear };
}

const count = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].length;
