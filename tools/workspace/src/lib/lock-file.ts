/** One entry of a lock file. */
interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

/** The part of `package-lock.json` that the checks read; keys are paths below the root. */
export interface LockFile {
  packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * Optional packages that the lock file promises in a version it does not hold: `npm ci` refuses
 * such a file. Registries that lag behind make `npm install` write one without a word.
 */
export function missingOptionalPackages({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => {
        const found = resolve(packages, path, name);
        // Ranges are npm's to judge; platform packages are promised in one exact version.
        return !found || (/^\d/.test(wanted) && found.version !== wanted);
      })
      .map(([name, wanted]) => `${name}@${wanted}`),
  );
}

/** Finds a package as Node would, from the folder of the one that asks outwards. */
function resolve(packages: LockFile['packages'], from: string, name: string) {
  let folder = from;
  for (;;) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found || folder === '') return found;
    const outer = folder.lastIndexOf('/node_modules/');
    folder = outer === -1 ? '' : folder.slice(0, outer);
  }
}

/** Addresses of a registry in the lock file; it must work against any. */
export function registryAddresses({ packages }: LockFile): readonly string[] {
  return Object.values(packages)
    .map(({ resolved }) => resolved ?? '')
    .filter((address) => /^https?:/.test(address));
}
