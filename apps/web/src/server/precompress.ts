import { precompress } from '@foyer/server/precompress';

const clientFolder = new URL('../../build/client', import.meta.url).pathname;

console.log(`compressed ${await precompress(clientFolder)} files`);
