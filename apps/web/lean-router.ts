import type { Plugin } from 'vite';

const unwatchedId = '\0foyer:unwatched-router';

/**
 * What the router's watching of itself answers while nobody gives the router `instrumentations`, as nobody does here.
 * A version that asks for more than these stops the build: a missing export is an error.
 */
const unwatched = `
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
`;

/** Leaves out of the browser's router what no page uses: it would be a part of every first load. */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'foyer:lean-router',
    // Before Vite finds the file itself.
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/instrumentation\.js$/ },
      handler: (_id, importer) =>
        importer?.endsWith('/lib/router/router.js') ? unwatchedId : undefined,
    },
    load: {
      filter: { id: new RegExp(unwatchedId) },
      handler: () => unwatched,
    },
  };
}
