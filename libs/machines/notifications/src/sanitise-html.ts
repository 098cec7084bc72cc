import DOMPurify from 'dompurify';

const tags = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'br', 'p', 'ul', 'ol', 'li', 'span'];

/** Addresses of this site and of the web; nothing that runs, dials or carries data. */
const safeAddress = /^(?:https?:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/**
 * Takes from the server's HTML what may stand in a notice: words, their emphasis, lists and links. All else goes, with
 * the words inside staying where that is safe. NOTIF-002, NOTIF-003
 *
 * @returns Elements, not a string: nothing has to be read as HTML again.
 */
export const sanitiseHtml = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: safeAddress,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
