import { createElement, Fragment, type ReactNode } from 'react';

/** What the server's words may hold; everything else goes, with the words inside staying. */
const allowed = new Set(['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'a']);
/** What goes with all that is in it. */
const silent = new Set(['script', 'style']);
/** What cannot stand in a paragraph ends it. */
const endsParagraph = new Set(['p', 'ul', 'ol']);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  '#39': "'",
};

const pieces = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<!--[\s\S]*?-->|([^<]+|<)/gi;

interface Piece {
  tag: string;
  href: string | undefined;
  children: ReactNode[];
}

const plain = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);

/** Addresses of this site and of the web; nothing that runs or carries data. */
function safeHref(attributes: string): string | undefined {
  const [, , href] = /\bhref=(["'])(.*?)\1/i.exec(attributes) ?? [];
  return href !== undefined && /^(?:https?:\/\/|\/(?!\/)|#)/i.test(href) ? plain(href) : undefined;
}

function closed({ tag, href, children }: Piece, key: number): ReactNode {
  if (silent.has(tag)) return null;
  const isKept = allowed.has(tag) && (tag !== 'a' || href !== undefined);
  const type = isKept ? tag : Fragment;
  return createElement(type, { key, ...(isKept && href !== undefined && { href }) }, ...children);
}

/**
 * The server's words with their paragraphs, lists, emphasis and links, as elements: nothing has to be trusted as HTML.
 * The server renders them as well.
 */
export function readHtml(html: string): ReactNode {
  const open: Piece[] = [{ tag: '', href: undefined, children: [] }];
  let count = 0;
  const add = (node: ReactNode) => open.at(-1)?.children.push(node);
  const close = () => {
    const last = open.pop();
    if (last) add(closed(last, (count += 1)));
  };
  const closeUpTo = (tag: string) => {
    if (open.every((piece) => piece.tag !== tag)) return;
    while (open.at(-1)?.tag !== tag) close();
    close();
  };
  for (const [, end, name = '', attributes = '', words] of html.matchAll(pieces)) {
    const tag = name.toLowerCase();
    if (words !== undefined) add(plain(words));
    else if (tag === 'br') add(<br key={(count += 1)} />);
    else if (end) closeUpTo(tag);
    else if (tag) {
      if (endsParagraph.has(tag)) closeUpTo('p');
      open.push({ tag, href: tag === 'a' ? safeHref(attributes) : undefined, children: [] });
    }
  }
  while (open.length > 1) close();
  return open[0]?.children;
}
