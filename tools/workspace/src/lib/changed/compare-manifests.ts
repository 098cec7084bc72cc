import { dirname, join } from 'node:path/posix';

type Manifest = Readonly<Record<string, unknown>> & { exports?: Readonly<Record<string, unknown>> };

/** How two versions of a `package.json` differ. */
export interface ManifestChange {
  /** Modules whose name for others differs, old and new; paths from the root. */
  exported: readonly string[];
  /** Whether anything else differs. */
  isMore: boolean;
}

/**
 * Compares a `package.json` with an earlier one. A component that is added must not mean everything that uses another one.
 *
 * @param file - Path from the root.
 */
export function compareManifests(file: string, before: string, after: string): ManifestChange {
  const { exports: old = {}, ...oldRest } = JSON.parse(before) as Manifest;
  const { exports: now = {}, ...rest } = JSON.parse(after) as Manifest;
  const exported = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => old[name] !== now[name])
    .flatMap((name) => [old[name], now[name]])
    .filter((path) => typeof path === 'string')
    .map((path) => join(dirname(file), path));
  return { exported, isMore: JSON.stringify(oldRest) !== JSON.stringify(rest) };
}
