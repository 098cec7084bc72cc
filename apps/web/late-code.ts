import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the router gives a route up whose code it could not load. */
const reaction = `window.location.reload();
		return new Promise(() => {});`;

/** Its files first, as for every other lazy chunk: a module whose file once did not come would never come. */
const ownLoading = `try {
		await fetchCode([route.module, ...(route.imports ?? [])]);`;

/** What is thrown then is thrown by the route's loader, because the router waits for ever for a route whose code rejects. */
const ownReaction = `const fail = () => { throw error; };
		return { clientLoader: fail, default: fail };`;

const codeFiles = fileURLToPath(
  new URL('../../libs/page-runtime/src/deferred/code-files.ts', import.meta.url),
);
const imported = (names: string) => `import { ${names} } from ${JSON.stringify(codeFiles)};\n`;

/** Files that the document of every page loads. */
const ofEveryPage =
  /^assets\/(?:rolldown-runtime|framework|app|ui|entry\.client)-[\w-]{8}\.(?:js|css)$/;

/**
 * Which files a late chunk asks for before it is imported: without those that its page has, since each name that a page
 * carries costs bytes.
 */
export const lateFiles = (files: readonly string[]): string[] =>
  files.filter((file) => !ofEveryPage.test(file));

const complaints = /console\.error\([^;]*\);\s*/g;

/**
 * The router's loader of route modules, which waits for their files, in the place of its own reaction.
 *
 * Left alone, the router loads the document of the page that the viewer is leaving, and their press is lost.
 *
 * @throws Error when the router's code is no longer what this was written for.
 */
export function withPatience(code: string): string {
  if (!code.includes(reaction))
    throw new Error('The router loads its route modules in another way');
  const own = code.replaceAll(complaints, '').replace(reaction, ownReaction);
  return imported('fetchCode') + own.replace('try {', ownLoading);
}

/** What the build's helper gives, and what it throws away with it: an event of its own for files that do not come. */
const parts = ['export const __vitePreload =', 'vite:preloadError'];

/**
 * Foyer's loader of chunks in the place of the build's.
 *
 * @throws Error when the helper's code is no longer what this was written for.
 */
export function withOwnLoader(code: string): string {
  if (!parts.every((part) => code.includes(part)))
    throw new Error('The build loads its chunks in another way');
  return `${imported('loadChunk')}export const __vitePreload = loadChunk;`;
}

/** Lets code that cannot be loaded dispatch the event of every lazy chunk, and wait. NAV-015, NAV-016 */
export function lateCodePlugin(): Plugin {
  return {
    name: 'foyer:late-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$|\0vite\/preload-helper\.js/,
      },
      handler: (code, id) => ({
        code: id.includes('preload-helper') ? withOwnLoader(code) : withPatience(code),
        map: null,
      }),
    },
  };
}
