/** What `nx run-many -t build` makes of the servers: the scripts that start them, relative to the root. */
export const builtBackend = 'tools/backend/build/main.js';
export const builtWeb = 'apps/web/build/start/main.js';
export const builtComposer = 'apps/composer/build/start/main.js';

/** What pages load from the web server, in the repository. */
export const builtFiles = 'apps/web/build/client/assets';
