/** Longest path that the collector takes. */
const pathLength = 300;

/** Names of parameters whose values give somebody away, or open something to whoever reads them. */
const secretName = /access|auth|code|email|key|login|msisdn|password|phone|pin|session|token|uid/iu;

/** A page's address as it is reported: its path alone, because parameters hold codes, phones and what was searched for. */
export const reportedPath = (pathname: string): string => pathname.slice(0, pathLength);

/** An address of another site as it is reported, without its parameters; nothing where there is none. */
export function reportedReferrer(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return reportedPath(origin + pathname);
}

/** Parameters of a call as they are reported: all by name, secret ones without their value. ERR-015 */
export function reportedQuery(query: string): string {
  const entries = [...new URLSearchParams(query)].map(([name, value]) => [
    name,
    secretName.test(name) ? '' : value,
  ]);
  return new URLSearchParams(entries).toString();
}
