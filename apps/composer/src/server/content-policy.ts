import type { LabelSite } from './env.ts';

/**
 * Content security policy of the composer's page: code and styles are its files, frames are the sites of the labels. A value
 * becomes HTML nowhere: Trusted Types without a policy that makes any.
 *
 * @param nonce - Of the styles that libraries put into this document.
 */
export function contentPolicy(sites: readonly LabelSite[], nonce: string): string {
  const origins = sites.map(({ origin }) => origin).join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    `img-src 'self' blob: ${origins}`,
    "connect-src 'self'",
    `frame-src ${origins}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
