import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { repositoryRoot } from '../paths.ts';

const PAGE = `<!doctype html>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/node_modules/@fontsource-variable/sofia-sans-extra-condensed/index.css">
<link rel="stylesheet" href="/node_modules/@fontsource-variable/golos-text/index.css">
<script type="module">
import { drawFrames } from '/tools/media/src/video/stage/stage.page.ts';
globalThis.drawFrames = drawFrames;
</script>`;

const types: Record<string, string> = {
  '.ts': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Serves the page that draws, on the loopback interface only.
 *
 * @param onFrame - Gets every frame; the page draws no further ahead than one frame.
 */
export async function startStageServer(
  onFrame: (pixels: Buffer) => Promise<void>,
): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://stage').pathname);
    try {
      if (path === '/frame') {
        await onFrame(await readBody(request));
        response.writeHead(204).end();
        return;
      }
      const type = types[extname(path)];
      if (path !== '/' && !type) throw new Error(`not served: ${path}`);
      const text = path === '/' ? PAGE : await readFile(join(repositoryRoot, path));
      response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8' });
      response.end(path.endsWith('.ts') ? stripTypeScriptTypes(text.toString()) : text);
    } catch (error) {
      response.writeHead(404).end(String(error));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/` };
}
