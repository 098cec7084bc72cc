import { Window } from 'happy-dom';

/** An element as the floor and the peer draw it, or a text. */
export type TreeNode = string | { tag: string; props: Props; children: readonly TreeNode[] };

type Props = Readonly<Record<string, string | true>>;

/** What somebody sees of one of our pages: its elements and its styles, without scripts and their data. */
export interface PageTree {
  title: string;
  /** Attributes of the document's element: its language, its label. */
  root: Props;
  /** Texts of the style sheets in the page's head, in their order. */
  styles: string;
  body: readonly TreeNode[];
}

/** What works for scripts, or is drawn elsewhere. */
const unseen = new Set(['SCRIPT', 'TEMPLATE', 'LINK', 'STYLE', 'META', 'NOSCRIPT']);

/** Names that React has for attributes of HTML; it takes all others as they are written. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  fetchpriority: 'fetchPriority',
  autoplay: 'autoPlay',
  playsinline: 'playsInline',
};

function propsOf(element: Element): Props {
  const attributes = [...element.attributes].filter(({ name }) => name !== 'style');
  return Object.fromEntries(
    // An attribute without a value is one that is true, or an empty text such as that of `alt`.
    attributes.map(({ name, value }) => [
      reactNames[name] ?? name,
      value === '' && name !== 'alt' ? true : value,
    ]),
  );
}

function nodesOf(parent: Element): TreeNode[] {
  return [...parent.childNodes].flatMap((node): TreeNode[] => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
    if (node.nodeType !== node.ELEMENT_NODE) return [];
    const element = node as Element;
    if (unseen.has(element.tagName.toUpperCase())) return [];
    return [{ tag: element.localName, props: propsOf(element), children: nodesOf(element) }];
  });
}

/** What a page's HTML shows. */
export function treeOf(html: string): PageTree {
  const window = new Window({ settings: { disableErrorCapturing: true } });
  // Of an inert document: nothing it names is loaded.
  const document = new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
  const styles = [...document.querySelectorAll('head style')].map(({ textContent }) => textContent);
  return {
    title: document.title,
    root: propsOf(document.documentElement),
    styles: styles.join('\n'),
    body: nodesOf(document.body),
  };
}

/**
 * Reads what a page of ours shows, so that others can draw the same.
 *
 * @param init - Of the request, such as the cookies of a viewer.
 * @throws Error for an answer that is no success.
 */
export async function readTree(url: string, init: RequestInit = {}): Promise<PageTree> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return treeOf(await answer.text());
}
