/**
 * Sends one ping: a call whose answer does not matter and which outlives the page. Without cookies, for the host may be
 * any. docs/decisions/0125
 */
export function sendPing(url: string): void {
  const call = fetch(url, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    keepalive: true,
  });
  // It is not sent again: an ad server that got it but whose answer was lost would count it twice.
  call.catch(() => {});
}
