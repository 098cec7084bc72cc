/** Headers that every answer of the web server carries. */
const securityHeaders: Readonly<Record<string, string>> = {
  // Of what is no page: a page names its own policy.
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
};

/**
 * The headers that an answer lacks. Browsers that do not know `frame-ancestors` are told that nobody may show a page,
 * unless its policy names who may: the older header has no words for that.
 */
export function missingSecurityHeaders(answer: Headers): [name: string, value: string][] {
  const isFramed = /frame-ancestors (?!'none')/u.test(answer.get('content-security-policy') ?? '');
  return [
    ...Object.entries(securityHeaders),
    ...(isFramed ? [] : [['x-frame-options', 'DENY'] as [string, string]]),
  ].filter(([name]) => !answer.has(name));
}
