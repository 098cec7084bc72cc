const parts = /^(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?<fragment>#.*)?$/s;

/**
 * An address with one more parameter, such as `profile=web`; as it is where it has that one already. The rest stays
 * byte for byte as it was given: an origin may have signed it, and `URLSearchParams` writes every parameter anew.
 */
export function withParameter(url: string, parameter: string): string {
  const { path = '', query = '', fragment = '' } = parts.exec(url)?.groups ?? {};
  if (query.split('&').includes(parameter)) return url;
  return `${path}?${query && `${query}&`}${parameter}${fragment}`;
}
