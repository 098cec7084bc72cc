import type { HtmlField, LineField } from './form.types.ts';

const plain = (html: string): string => html.replace(/<[^>]*>/g, '');

/**
 * How long a text is as the page counts it, to be shown beside {@link LineField.longest}.
 *
 * @returns UTF-16 code units without spaces at both ends; without tags where the page cuts words only.
 */
export function measureText(field: LineField | HtmlField, text: string): number {
  const counted = field.kind === 'html' && !field.countsTags ? plain(text.trim()) : text.trim();
  return counted.length;
}
