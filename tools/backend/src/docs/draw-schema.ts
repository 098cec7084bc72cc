import { escapeXml } from '../server/escape-xml.ts';
import type { JsonSchema } from './openapi.types.ts';

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const code = (text: string): string => `<code>${escapeXml(text)}</code>`;

/** Limits in words: what a type alone does not say. */
function limitsOf(schema: JsonSchema): string {
  const { format, pattern, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const range = (least: number | undefined, most: number | undefined, unit: string): string[] => {
    if (least === undefined && most === undefined) return [];
    return [
      `${[least, most]
        .map((limit) => limit ?? '')
        .join(' to ')
        .trim()}${unit}`,
    ];
  };
  const parts = [
    ...(format === undefined ? [] : [format]),
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
    ...(pattern === undefined ? [] : [code(pattern)]),
  ];
  return parts.length === 0 ? '' : ` <small>${parts.join(', ')}</small>`;
}

function drawObject({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? '' : ' <small>optional</small>';
    return `<li>${code(name)}${mark}: ${drawSchema(field)}</li>`;
  });
  return rows.length === 0 ? 'any object' : `<ul>${rows.join('')}</ul>`;
}

/** A schema in HTML: its type and limits, its fields below each other, named schemas as links. */
export function drawSchema(schema: JsonSchema): string {
  const { $ref, type, items, anyOf, oneOf, properties, additionalProperties } = schema;
  if ($ref !== undefined) {
    const name = nameOf($ref);
    return `<a href="#schema-${escapeXml(name)}">${escapeXml(name)}</a>`;
  }
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return `<ul>${choices.map((one) => `<li>${drawSchema(one)}</li>`).join('')}</ul>`;
  if (items) return `list${limitsOf(schema)} of ${drawSchema(items)}`;
  if (properties) return drawObject(schema);
  if (typeof additionalProperties === 'object') {
    return `object with any names, each: ${drawSchema(additionalProperties)}`;
  }
  return `${escapeXml([type ?? 'anything'].flat().join(' or '))}${limitsOf(schema)}`;
}
