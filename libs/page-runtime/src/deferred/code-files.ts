import { codeCame, waitForCode } from '@foyer/ui/missing-code';

/** What the build dispatches at the window when code cannot be loaded. NAV-015 */
const preloadError = 'vite:preloadError';

/** Addresses of files that the browser has. */
const present = new Set<string>();

/** What came with the page is not asked for again. */
function noteLoaded(): void {
  for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
    if (entry.responseStatus === 200) present.add(entry.name);
  }
}

async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new TypeError(`${address} did not come`, { cause });
  });
  if (!response.ok) throw new TypeError(`${address} was answered ${response.status}`);
  // Only a whole file is kept by the browser.
  await response.arrayBuffer();
  present.add(address);
}

/**
 * Brings files of code into the browser's cache before they are imported, again and again where they do not come: a module
 * whose file could not be fetched once is never fetched again by the same document.
 *
 * @param addresses - From the root of the site, or whole.
 * @throws Error for a file that does not come, where nothing on the page handles the event of it. NAV-015, NAV-016
 */
export async function fetchCode(addresses: readonly string[]): Promise<void> {
  const wanted = addresses.map((address) => new URL(address, window.location.origin).href);
  const isMissing = (address: string) => !present.has(address);
  if (!wanted.some(isMissing)) return;
  noteLoaded();
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      await Promise.all(wanted.filter(isMissing).map(fetchFile));
      if (hasWaited) codeCame();
      return;
    } catch (error) {
      const event = Object.assign(new Event(preloadError, { cancelable: true }), {
        payload: error,
      });
      window.dispatchEvent(event);
      if (!event.defaultPrevented) throw error;
      await waitForCode();
    }
  }
}

/** The file that an import of the build names, as `assets/name.js`. */
const importedFile = (load: () => unknown): string[] =>
  /import\(\s*["'`]\.\/([^"'`]+)/
    .exec(String(load))
    ?.slice(1, 2)
    .map((name) => `assets/${name}`) ?? [];

/** Style sheets of code that were linked here, by address: each settles when it is there. */
const linked = new Map<string, Promise<void>>();

const isLinked = (href: string): boolean => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].some((link) => link.href === href);
};

/** Links a style sheet, which is in the cache by now. Where it fails all the same, its part is there, and plain. */
function linkStyle(address: string): Promise<void> | undefined {
  const { href } = new URL(address, window.location.origin);
  if (linked.has(href) || isLinked(href)) return linked.get(href);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const settled = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  linked.set(href, settled);
  document.head.append(link);
  return settled;
}

/**
 * The loader of chunks that the build calls: files first, then style sheets, then the import.
 *
 * @param load - The import itself.
 * @param files - What it needs besides, from the root of the site.
 * @throws What `fetchCode` throws, and what the code itself throws when it is evaluated.
 */
export async function loadChunk<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  const addresses = [...importedFile(load), ...files].map((file) => `/${file}`);
  await fetchCode(addresses);
  await Promise.all(addresses.filter((address) => address.endsWith('.css')).map(linkStyle));
  return load();
}
