/** Child elements with a name, whatever their prefix. */
export const childrenOf = (parent: Element | undefined, name: string): Element[] =>
  Array.from(parent?.childNodes ?? []).filter(
    (node): node is Element => node.nodeType === 1 && localNameOf(node) === name,
  );

/** The first child element with a name. */
export const childOf = (parent: Element | undefined, name: string): Element | undefined =>
  childrenOf(parent, name)[0];

/** Text of an element without the space around it; undefined where there is none. */
export const textOf = (element: Element | undefined): string | undefined =>
  element?.textContent.trim() || undefined;

/** Text of every child element with a name. */
export const textsOf = (parent: Element | undefined, name: string): string[] =>
  childrenOf(parent, name).flatMap((child) => textOf(child) ?? []);

/** An attribute without the space around it; undefined where it is not said. */
export const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  element?.getAttribute(name)?.trim() || undefined;

/** What XML says in place of true; undefined where it is not said. */
export function booleanOf(element: Element | undefined, name: string): boolean | undefined {
  const text = attributeOf(element, name)?.toLowerCase();
  return text === undefined ? undefined : text === 'true' || text === '1';
}

const localNameOf = (node: Node): string => node.nodeName.replace(/^.*:/u, '');
