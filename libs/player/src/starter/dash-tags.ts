import { decodeEntities } from '../engine/entities.ts';

/** The attributes of a tag by their names. */
export type Attributes = Readonly<Record<string, string>>;

function attributesOf(tag: string): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', double, single = '']) => [name, decodeEntities(double ?? single)],
    ),
  );
}

/** The tags of a name, in their order. No XML parser: those want a Trusted Types policy. */
export function tags(xml: string, name: string): Attributes[] {
  return [...xml.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
}
