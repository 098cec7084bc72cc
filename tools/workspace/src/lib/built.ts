/** What `nx run-many -t build` makes of the servers: the scripts that start them, relative to the root. */
export const builtBackend = 'tools/backend/build/main.js';
export const builtWeb = 'apps/web/build/start/main.js';
