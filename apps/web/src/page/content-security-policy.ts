import type { Label } from '@foyer/ui/theme';

/** What one page's policy depends on. */
interface PolicyInput {
  nonce: string;
  origins: Label['origins'];
  /** Of the chat's widget; its origin may be called, shown in a frame and give pictures. CHAT-002 */
  chatUrl?: string | undefined;
  /** Of the tracker where viewers find each other; what they say to each other needs no leave. ENGINE-006 */
  trackerUrl?: string | undefined;
  /** Of the payment providers: cards are posted to them, and their banks' questions stand in frames. @default none */
  paymentOrigins?: readonly string[] | undefined;
  /** Of advertisers: pictures are asked for there when their banners are seen and pressed. BLOCK-088 @default none */
  pixelOrigins?: readonly string[] | undefined;
  /** Where advertisements come from: origins, or `https:` for any host. docs/decisions/0125 @default none */
  adSources?: readonly string[] | undefined;
  /** Origins whose pages may show this one. @default none */
  ancestors?: readonly string[] | undefined;
  /** The dev server talks to the page over a socket. */
  isDevelopment: boolean;
}

/**
 * The content security policy of a page: nothing runs or is styled without the page's nonce. Design §5.
 *
 * Other origins come from the label, and from the operator's chat, payment providers, advertisers and ad servers.
 */
export function contentSecurityPolicy({
  nonce,
  origins,
  chatUrl,
  trackerUrl,
  paymentOrigins = [],
  pixelOrigins = [],
  adSources = [],
  ancestors = [],
  isDevelopment,
}: PolicyInput): string {
  const chat = chatUrl === undefined ? [] : [new URL(chatUrl).origin];
  const tracker = trackerUrl === undefined ? [] : [new URL(trackerUrl).origin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...origins.images, ...chat, ...pixelOrigins, ...adSources],
    'media-src': ["'self'", 'blob:', ...origins.media, ...adSources],
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...origins.media,
      ...chat,
      ...tracker,
      ...paymentOrigins,
      ...adSources,
      ...(isDevelopment ? ['ws:'] : []),
    ],
    // Of the site's own pages only embedded players let themselves be framed.
    'frame-src': ["'self'", ...origins.frames, ...chat, ...paymentOrigins],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ancestors.length > 0 ? ancestors : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify', ...(chat.length > 0 ? ['chat'] : [])],
  };
  return Object.entries(directives)
    .filter(([name]) => !(isDevelopment && isTrustedTypesDirective(name)))
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** The dev server's own client writes scripts in ways that Trusted Types refuse. */
function isTrustedTypesDirective(name: string): boolean {
  return name === 'require-trusted-types-for' || name === 'trusted-types';
}
