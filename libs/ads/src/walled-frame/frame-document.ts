/** What a walled document is made from. */
export interface FrameDocumentParts {
  /** Its script, as `frame-script-plugin` builds it. */
  script: string;
  /** BCP 47, of the page that holds it. */
  language: string;
  /** Another for each answer. */
  nonce: string;
  /** Where programs, and what they load, may come from: origins, or `https:` for any host. */
  sources: readonly string[];
  /** Origins whose pages may hold players in a frame, beside the site's own. @default none */
  ancestors?: readonly string[];
}

/**
 * The walled document and its policy. Programs of advertisements run in it without an origin: they see neither the page
 * nor its cookies, open no window, send no form, and load only from where advertisements come from. docs/decisions/0125
 *
 * @returns The policy has to go out as a header: only there `sandbox` and `frame-ancestors` mean something.
 */
export function frameDocument({
  script,
  language,
  nonce,
  sources,
  ancestors = [],
}: FrameDocumentParts): {
  html: string;
  policy: string;
} {
  const own = `'nonce-${nonce}'`;
  const directives: Record<string, readonly string[]> = {
    // Windows are for pages inside that have links; the frame element takes them from programs.
    sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    'default-src': ["'none'"],
    'script-src': [own, ...sources],
    'style-src': [own, ...sources],
    'img-src': ['data:', ...sources],
    'media-src': ['data:', 'blob:', ...sources],
    'font-src': ['data:', ...sources],
    'connect-src': [...sources],
    'frame-src': [...sources],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'", ...ancestors],
  };
  return {
    // The end of a script inside its text would end it.
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title></title><body><script nonce="${nonce}">${script.replaceAll(/<\/(?=script)/giu, String.raw`<\/`)}</script>`,
    policy: Object.entries(directives)
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; '),
  };
}
