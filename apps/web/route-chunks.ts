import type { Plugin } from 'vite';

/** Where the router gives a route up whose code it could not load. */
const reaction = `window.location.reload();
		return new Promise(() => {});`;

/**
 * The same as for every other lazy chunk of the build. What nobody handles is thrown by the route's loader, because the
 * router waits for ever for a route whose code rejects.
 */
const ownReaction = `const event = new Event("vite:preloadError", { cancelable: true });
		event.payload = error;
		window.dispatchEvent(event);
		if (event.defaultPrevented) return new Promise(() => {});
		const fail = () => { throw error; };
		return { clientLoader: fail, default: fail };`;

const complaints = /console\.error\([^;]*\);\s*/g;

/**
 * The router's loader of route modules, with the preload error event in the place of its own reaction.
 *
 * Left alone, the router loads the document of the page that the viewer is leaving, and their press is lost.
 *
 * @throws Error when the router's code is no longer what this was written for.
 */
export function withPreloadError(code: string): string {
  if (!code.includes(reaction))
    throw new Error('The router loads its route modules in another way');
  return code.replaceAll(complaints, '').replace(reaction, ownReaction);
}

/** Lets code of routes that cannot be loaded dispatch the event of every lazy chunk. NAV-015, NAV-016 */
export function routeChunksPlugin(): Plugin {
  return {
    name: 'foyer:route-chunks',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler: (code) => ({ code: withPreloadError(code), map: null }),
    },
  };
}
