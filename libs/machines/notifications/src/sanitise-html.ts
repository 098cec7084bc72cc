import DOMPurify from 'dompurify';

const tags = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'br', 'p', 'ul', 'ol', 'li', 'span'];

/** Addresses of this site and of the web; nothing that runs, dials or carries data. */
const safeAddress = /^(?:https?:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** A style sheet, and all that is in it. */
const styles = /<style\b[^]*?<\/style\s*>/giu;
/** The beginning of an element; what stands in quotation marks may hold any sign. */
const beginning = /<([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/giu;
const hrefIn = /\shref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+)/iu;

/**
 * Leaves elements their addresses alone. Browsers report styles and handlers to the console while they read them, before
 * anything can take them away. What this misses is still cleaned.
 */
const withoutNoise = (html: string): string =>
  html.replaceAll(styles, '').replaceAll(beginning, (_, name: string, attributes: string) => {
    const [href = ''] = hrefIn.exec(attributes) ?? [];
    return `<${name}${href}>`;
  });

/**
 * Takes from the server's HTML what may stand in a notice: words, their emphasis, lists and links. All else goes, with
 * the words inside staying where that is safe. NOTIF-002, NOTIF-003
 *
 * @returns Elements, not a string: nothing has to be read as HTML again.
 */
export const sanitiseHtml = (html: string): DocumentFragment =>
  DOMPurify.sanitize(withoutNoise(html), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: safeAddress,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
