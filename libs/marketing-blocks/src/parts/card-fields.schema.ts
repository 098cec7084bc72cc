import { isIconName, type IconName } from '@foyer/ui/icon';
import * as v from 'valibot';
import { cutTo } from './cut-to.schema.ts';
import { listOf } from './list-of.schema.ts';

/** How many things a list of a block shows. */
interface ListLimits {
  /** With fewer there is no block. */
  least: number;
  /** What is more is cut. */
  most: number;
}

/** A list whose broken items are left out, cut to its limits. */
export const listSchema = <Item extends v.GenericSchema>(item: Item, { least, most }: ListLimits) =>
  v.pipe(
    listOf<v.InferOutput<Item>>(item),
    cutTo(most, (all) => all.slice(0, most)),
    v.minLength(least),
  );

/** The words without their tags. */
const plain = (html: string): string => html.replace(/<[^>]*>/g, '');

/** Cut after a whole word, where it is longer than it may be. */
function cut(words: string, most: number): string {
  if (words.length <= most) return words;
  const kept = words.slice(0, most);
  const end = kept.search(/\s\S*$/u);
  return `${kept.slice(0, end > 0 ? end : most - 1).replace(/[\s.,:;–—-]+$/u, '')}…`;
}

/** A few words in one line: never empty, cut to a length in characters. */
export const lineSchema = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    cutTo(most, (words) => cut(words, most)),
  );

/** A short text that may hold HTML, which is lost where the text has to be cut. */
export const shortTextSchema = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    cutTo(most, (html) => (plain(html).length <= most ? html : cut(plain(html), most)), 'cut_html'),
  );

/** A sign of the sets; another where they do not have it. */
export function readIcon(name: string | undefined, other?: IconName): IconName | undefined {
  return name !== undefined && isIconName(name) ? name : other;
}
