import { escapeXml } from '../../../server/escape-xml.ts';

/** An address as VAST wants it. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** An element; an attribute that is `undefined` is left out. The contents are XML already. */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...contents: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return `<${name}${written}>${contents.join('')}</${name}>`;
}
