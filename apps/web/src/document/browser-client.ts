import { ApiError, createClient, type Client } from '@foyer/client';
import { EMBED_HEADER } from '@foyer/contract';
import { reportFound } from '@foyer/page-runtime/shell/error-relay';
import type { FailureRelay } from '@foyer/page-runtime/shell/failure-relay';
import type { SessionGate } from '@foyer/page-runtime/shell/session-gate';
import type { PageConfig } from '@foyer/page-runtime/page/page-state';
import { askForProof, type WantedProof } from '@foyer/page-runtime/shell/proof-relay';
import { reportChange } from '../shell/made-changes.ts';

/** The call that opens the gate cannot wait in front of it. */
const opensSession = 'createVisitorSession';

/** What a refusal asks the viewer to show. */
const wantedProof = (error: unknown): WantedProof | undefined =>
  error instanceof ApiError && error.proof !== undefined
    ? { by: error.proof, reason: error.description }
    : undefined;

/**
 * Calls from the page go to its own origin; the web server forwards them.
 *
 * Calls that change something or belong to a session wait for one, so that two answers never race
 * to set it: a sign-in pressed in the first second would lose to the visitor's own session.
 *
 * A call that the session alone may not make asks the viewer for the proof, and is made again with it.
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
      // It is asked for here, and is no fault.
      if (wantedProof(failure)) return;
      failures.report(failure, place);
      // What got no answer at all is for developers. ERR-004
      reportFound({ error: failure, source: 'call' });
    },
  });
  return {
    call: async (operation, input, signal) => {
      const isOpenToAll = operation.method === 'get' && operation.access === 'anyone';
      if (!isOpenToAll && operation.operationId !== opensSession) await gate.pass();
      const answer = await client.call(operation, input, signal).catch(async (error: unknown) => {
        const wanted = wantedProof(error);
        if (!wanted || !(await askForProof(wanted, signal))) throw error;
        return client.call(operation, input, signal);
      });
      if (operation.method !== 'get') reportChange(operation.operationId, answer);
      return answer;
    },
  };
}
