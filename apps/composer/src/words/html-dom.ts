/** The tags that blocks show; those of others go, and what is in them stays. Decision 0135 */
export const htmlTags = ['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'a'] as const;

const allowed: ReadonlySet<string> = new Set(htmlTags);
/** What goes with all that is in it. */
const silent = new Set(['script', 'style']);
/** What cannot stand in a paragraph ends it. */
const endsParagraph = new Set(['p', 'ul', 'ol']);
const pieces = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<!--[\s\S]*?-->|([^<]+|<)/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  '#39': "'",
};

const plain = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);

const isSafe = (href: string): boolean => /^(?:https?:\/\/|\/(?!\/)|#)/i.test(href);

function elementOf(tag: string, attributes: string): HTMLElement {
  const element = document.createElement(tag);
  const [, , href] = /\bhref=(["'])(.*?)\1/i.exec(attributes) ?? [];
  if (tag === 'a' && href !== undefined && isSafe(href)) element.setAttribute('href', plain(href));
  return element;
}

/**
 * Puts the words of a block into an element, to be edited there. Elements are made one by one: nothing has to be trusted as
 * HTML.
 */
export function fillWithHtml(root: HTMLElement, html: string): void {
  root.replaceChildren();
  const open: HTMLElement[] = [root];
  const top = () => open.at(-1) ?? root;
  const close = (tag: string) => {
    const at = open.findLastIndex((element) => element.tagName.toLowerCase() === tag);
    if (at > 0) open.length = at;
  };
  let hidden: string | undefined;
  for (const [, end, name = '', attributes = '', words] of html.matchAll(pieces)) {
    const tag = name.toLowerCase();
    if (hidden !== undefined) {
      if (end && tag === hidden) hidden = undefined;
    } else if (words !== undefined) top().append(plain(words));
    else if (silent.has(tag) && !end) hidden = tag;
    else if (tag === 'br') top().append(document.createElement('br'));
    else if (end) close(tag);
    else if (allowed.has(tag)) {
      if (endsParagraph.has(tag)) close('p');
      const element = elementOf(tag, attributes);
      top().append(element);
      open.push(element);
    }
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Browsers put lines into these while someone types. */
const paragraphs = new Set(['div', 'p']);

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? '');
  if (!(node instanceof HTMLElement)) return '';
  const tag = paragraphs.has(node.tagName.toLowerCase()) ? 'p' : node.tagName.toLowerCase();
  if (silent.has(tag)) return '';
  const inner = innerOf(node);
  if (tag === 'br') return '<br>';
  if (!allowed.has(tag)) return inner;
  const isBlank = inner.replaceAll('<br>', '').trim() === '';
  if (isBlank) return tag === 'p' ? '' : inner.trim();
  if (tag !== 'a') return `<${tag}>${inner}</${tag}>`;
  const href = node.getAttribute('href') ?? '';
  const address = escaped(href).replaceAll('"', '&quot;');
  return isSafe(href) ? `<a href="${address}">${inner}</a>` : inner;
}

const innerOf = (element: HTMLElement): string => [...element.childNodes].map(textOf).join('');

/** The words of an element as blocks keep them: in the ten tags, without attributes but the address of a link. */
export function htmlOf(root: HTMLElement): string {
  const html = innerOf(root);
  return html.replaceAll('<br>', '').trim() === '' ? '' : html;
}
