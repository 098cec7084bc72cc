/** Names the partner in the addresses of ad requests. EMBED-013 */
export const PARTNER_PARAMETER = 'partner_id';

/** How long the first ad request may wait for a page that does not answer, in milliseconds. */
const patienceMs = 500;

let current: string | undefined;
let isAsked = false;
const waiting = new Set<() => void>();

const settle = () => {
  for (const go of waiting) go();
  waiting.clear();
};

/** Says that the page around the player was asked who the partner is. */
export function awaitPartnerId(): void {
  isAsked = true;
}

/** Keeps what the page around the player has said. */
export function setPartnerId(partnerId: string): void {
  current = partnerId;
  settle();
}

/** Forgets the partner and whoever waits for it, as with the player that has gone. */
export function forgetPartnerId(): void {
  current = undefined;
  isAsked = false;
  settle();
}

/**
 * The address of an ad request with the partner in it, where there is one.
 *
 * Waits for a page that was asked and has not answered, half a second at most; outside other pages not at all.
 *
 * @param address - Absolute; anything else is left as it is.
 */
export async function withPartnerId(address: string): Promise<string> {
  if (isAsked && current === undefined) {
    await new Promise<void>((go) => {
      waiting.add(go);
      setTimeout(go, patienceMs);
    });
    // One that stays silent is not waited for again.
    isAsked = false;
  }
  const url = URL.parse(address);
  if (!url || current === undefined) return address;
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith(`${PARTNER_PARAMETER}=`));
  // `searchParams` would encode the square brackets of macros, which are filled after this.
  url.search = [...others, `${PARTNER_PARAMETER}=${encodeURIComponent(current)}`].join('&');
  return url.href;
}
