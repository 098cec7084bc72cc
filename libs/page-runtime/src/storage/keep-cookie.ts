/** Where cookies are kept. */
export interface CookiePage {
  cookie: string;
  readonly location: { readonly protocol: string };
}

/** Keeps a cookie on every page of the site; it travels over TLS alone where this page came so. */
export function keepCookie(page: CookiePage, pair: string, seconds: number): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${pair}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
