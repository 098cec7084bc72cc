/** Where the viewer came from; in the words of the storage and of analytics. STORE-002 */
export interface UtmMark {
  utm_campaign?: string;
  utm_medium?: string;
  utm_source?: string;
  /** All campaign parameters of the address, as they stood there. */
  query: string;
}

/** What the parameters of an address say about the visit. */
export interface AddressMarks {
  /** Of the link that led here. Nothing goes by it: it is kept out of the address and at hand. QUERY-004 */
  link: string | undefined;
  /** The visit buys for a session of somebody else's. QUERY-003, QUERY-027 */
  isSessionPurchase: boolean;
  /** What to fill the form of a television's code in with. QUERY-009, QUERY-010 */
  tvCode: string | undefined;
  /** Name of the dialog to open. QUERY-012 */
  popup: string | undefined;
  utmMark: UtmMark | undefined;
}

/** Longest value that analytics takes. */
const markLength = 300;

/** Longest code of a television. */
const codeLength = 64;

/** They are spent once they are read: codes must not stay in an address that is copied, or sent to others. QUERY-005 */
const spentNames = ['link', 'popup', 'session_id', 'ott_tv_code', 'ott_tv'] as const;

function utmMarkOf(query: URLSearchParams): UtmMark | undefined {
  const campaign = [...query].filter(([name]) => name.startsWith('utm_'));
  if (campaign.length === 0) return undefined;
  const named = (['utm_campaign', 'utm_medium', 'utm_source'] as const).flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, markLength)]] : [];
  });
  return {
    ...(Object.fromEntries(named) as Omit<UtmMark, 'query'>),
    query: new URLSearchParams(campaign).toString().slice(0, markLength),
  };
}

/** The two names of a television's code mean the same; the longer one is the newer and comes first. */
function tvCodeOf(query: URLSearchParams): string | undefined {
  const code = (query.get('ott_tv_code') || query.get('ott_tv') || '').trim();
  return code && code.length <= codeLength ? code : undefined;
}

/** What an address says about the visit. @param search - With or without the question mark. QUERY-003 to QUERY-012 */
export function readAddressMarks(search: string): AddressMarks {
  const query = new URLSearchParams(search);
  return {
    link: query.get('link') || undefined,
    isSessionPurchase: Boolean(query.get('session_id')),
    tvCode: tvCodeOf(query),
    popup: query.get('popup') || undefined,
    utmMark: utmMarkOf(query),
  };
}

/** An address without what is spent once it is read; nothing where nothing was there. QUERY-005 */
export function withoutSpentMarks({ href }: URL): string | undefined {
  const url = new URL(href);
  const found = spentNames.filter((name) => url.searchParams.has(name));
  for (const name of found) url.searchParams.delete(name);
  return found.length > 0 ? url.pathname + url.search + url.hash : undefined;
}
