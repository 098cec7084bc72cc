/** Where a press on an advertisement leads. */
export interface ClickTarget {
  href: string;
  /** Such as `shop.example`. */
  host: string;
}

/** The target of a click-through address; undefined where it is no address of the web. VAST 4.3 §3.9 `ClickThrough` */
export function clickTarget(clickUrl: string | undefined): ClickTarget | undefined {
  if (clickUrl === undefined || !URL.canParse(clickUrl)) return undefined;
  const { protocol, hostname, href } = new URL(clickUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return { href, host: hostname.replace(/^www\./u, '') };
}
