import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '@foyer/workspace/ports';
import { startService, stopProcess } from '@foyer/workspace/processes';
import { webService } from '@foyer/workspace/services';
import type { Stack } from '@foyer/workspace/stack';
import { attacked, type Attack } from './hostile-texts.ts';

/** A site whose service an attacker has written into. */
export interface HostileSite {
  webUrl: string;
  stop: () => Promise<void>;
}

/** Hands a request on to the real service, and its answer back with hostile texts. */
function pass(
  { backendUrl }: Pick<Stack, 'backendUrl'>,
  attack: Attack,
  [request, response]: [IncomingMessage, ServerResponse],
): void {
  const { method, url = '/' } = request;
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const asked = send(new URL(url, backendUrl), { method, headers }, (answer) => {
    const { statusCode = 502, headers: told } = answer;
    if (!told['content-type']?.startsWith('application/json')) {
      response.writeHead(statusCode, told);
      answer.pipe(response);
      return;
    }
    text(answer).then(
      (json) => {
        const { 'content-length': _length, 'transfer-encoding': _coding, ...kept } = told;
        response.writeHead(statusCode, kept);
        response.end(JSON.stringify(attacked(JSON.parse(json), attack)));
      },
      () => response.destroy(),
    );
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}

/** Starts a site over a stack's service, in all of whose answers the texts are hostile. */
export async function startHostileSite(stack: Stack, attack: Attack): Promise<HostileSite> {
  const service = createServer((request, response) => {
    pass(stack, attack, [request, response]);
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  const { port: servicePort } = service.address() as AddressInfo;
  const port = await freePort();
  const partiesPort = Number(new URL(stack.partiesUrl).port);
  const settings = {
    port,
    backendPort: servicePort,
    controlPort: 0,
    partiesPort,
    composerPort: 0,
    revision: 'test',
  };
  const web = webService(settings, 'production');
  const env = { ...web.env, KEPT_PAGES_SECONDS: '0' };
  const site = await startService({ ...web, env }, 'ignore');
  return {
    webUrl: `http://localhost:${port}`,
    stop: async () => {
      await stopProcess(site);
      service.closeAllConnections();
      service.close();
    },
  };
}
