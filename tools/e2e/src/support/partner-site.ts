import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { StackMode } from './test.ts';

/** A site of somebody else, whose one page shows a player, or sells. */
export interface PartnerSite {
  /** By a name of its own, so that browsers take it for another site. */
  originAs: (name: string) => string;
  /** The page that shows what stands at a path of Foyer. */
  pageOf: (origin: string, shown: { site: string; path: string }) => string;
  /** The page that sells an item of Foyer. */
  shopOf: (origin: string, sold: { site: string; type: string; id: string }) => string;
  stop: () => Promise<void>;
}

const entryOf = (name: string) =>
  fileURLToPath(new URL(`../../../../libs/embed-sdk/src/${name}.ts`, import.meta.url));

/** One entry of the SDK as a page loads it. */
async function sdkScript(mode: StackMode, name: string): Promise<string> {
  const entry = entryOf(name);
  const built = await build({
    configFile: false,
    mode,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The SDK was not built');
  return bundle.output.map((file) => ('code' in file ? file.code : '')).join('');
}

const page = `<!doctype html>
<html lang="en">
  <head><title>Partner</title></head>
  <body>
    <div id="film" style="width: 960px; height: 540px"></div>
    <script type="module">
      import { mountFoyer } from '/sdk.js';
      const shown = new URLSearchParams(location.search);
      window.heard = [];
      mountFoyer(document.querySelector('#film'), {
        origin: shown.get('site'),
        path: shown.get('path'),
        partnerId: 'kino-7',
        onEvent: (message) => window.heard.push(message),
      });
    </script>
  </body>
</html>`;

const shop = `<!doctype html>
<html lang="en">
  <head><title>Shop</title></head>
  <body>
    <div id="shop" style="max-width: 640px"></div>
    <script type="module">
      import { mountFoyerPurchase } from '/purchase.js';
      const sold = new URLSearchParams(location.search);
      window.heard = [];
      const purchase = mountFoyerPurchase(document.querySelector('#shop'), {
        origin: sold.get('site'),
        item: { type: sold.get('type'), id: sold.get('id') },
        onEvent: (message) => {
          window.heard.push(message);
          if (message.event === 'closed') purchase.destroy();
        },
      });
    </script>
  </body>
</html>`;

/** Starts the site on a free port. */
export async function startPartnerSite(mode: StackMode): Promise<PartnerSite> {
  const [script, purchaseScript] = [
    await sdkScript(mode, 'index'),
    await sdkScript(mode, 'purchase'),
  ];
  const answers: Readonly<Record<string, [type: string, body: string]>> = {
    '/': ['text/html', page],
    '/shop': ['text/html', shop],
    '/sdk.js': ['text/javascript', script],
    '/purchase.js': ['text/javascript', purchaseScript],
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://partner');
    const answer = answers[pathname];
    if (answer) response.setHeader('content-type', answer[0]).end(answer[1]);
    else response.writeHead(204).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    originAs: (name) => `http://${name}.localhost:${port}`,
    pageOf: (origin, shown) => `${origin}/?${new URLSearchParams(shown)}`,
    shopOf: (origin, sold) => `${origin}/shop?${new URLSearchParams(sold)}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
