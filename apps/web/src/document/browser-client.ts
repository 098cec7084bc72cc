import { createClient, type Client } from '@foyer/client';
import { EMBED_HEADER } from '@foyer/contract';
import { reportFound } from '../error-reports/error-relay.ts';
import type { FailureRelay } from '../shell/failure-relay.ts';
import { reportChange } from '../shell/made-changes.ts';
import type { SessionGate } from '../shell/session-gate.ts';
import type { PageConfig } from './page-state.ts';

/** The call that opens the gate cannot wait in front of it. */
const opensSession = 'createVisitorSession';

/**
 * Calls from the page go to its own origin; the web server forwards them.
 *
 * Calls that change something or belong to a session wait for one, so that two answers never race
 * to set it: a sign-in pressed in the first second would lose to the visitor's own session.
 */
export function createBrowserClient(
  { revision, language, site }: PageConfig,
  gate: SessionGate,
  failures: FailureRelay,
): Client {
  const client = createClient({
    baseUrl: window.location.origin,
    revision,
    language,
    // There the viewer has a session of its own. docs/decisions/0017
    ...(site.embedOrigins && { headers: { [EMBED_HEADER]: '1' } }),
    onFailure: (failure, place) => {
      failures.report(failure, place);
      // What got no answer at all is for developers. ERR-004
      reportFound({ error: failure, source: 'call' });
    },
  });
  return {
    call: async (operation, input, signal) => {
      const isOpenToAll = operation.method === 'get' && operation.access === 'anyone';
      if (!isOpenToAll && operation.operationId !== opensSession) await gate.pass();
      const answer = await client.call(operation, input, signal);
      if (operation.method !== 'get') reportChange(operation.operationId, answer);
      return answer;
    },
  };
}
