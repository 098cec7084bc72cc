import { API_PREFIX, createVisitorSessionOperation, updateSessionOperation } from '@foyer/contract';

/** Changes without which a page does not start. */
const allowed = [createVisitorSessionOperation, updateSessionOperation].map(
  ({ method, path }) => `${method} ${API_PREFIX}${path}`,
);

/**
 * Keeps a draft from changing anything: it is no visit, and buys nothing. Events, watched places and reports of errors fail
 * as without a network, so that what waits for an answer stays where it is kept; beacons are dropped. Reading calls pass.
 *
 * Runs in the page before any other script. A page of viewers would carry a check that is true of drafts alone.
 */
export const draftSilence = `{
const allowed = new Set(${JSON.stringify(allowed)});
const send = fetch;
globalThis.fetch = (input, init) => {
  const isRequest = input instanceof Request;
  const method = (init?.method ?? (isRequest ? input.method : 'GET')).toLowerCase();
  const { origin, pathname } = new URL(isRequest ? input.url : input, location.href);
  const isAllowed = origin === location.origin && allowed.has(method + ' ' + pathname);
  return ['get', 'head'].includes(method) || isAllowed
    ? send(input, init)
    : Promise.reject(new TypeError('A draft changes nothing'));
};
navigator.sendBeacon = () => true;
}`;
