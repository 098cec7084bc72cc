import type { TextTree } from '../segments.ts';

const plural = /_(?:zero|one|two|few|many|other)$/u;

/**
 * The texts of a language, with those of the default language where it has none. I18N-003
 *
 * A counted text is one text: where a language has any form of it, no form is taken over.
 */
export function fillTexts(own: TextTree, fallback: TextTree): TextTree {
  const stems = new Set(Object.keys(own).map(stemOf));
  const missing = Object.entries(fallback).filter(([name]) => !stems.has(stemOf(name)));
  const kept = Object.entries(own).map(([name, value]) => {
    const other = fallback[name];
    return typeof value === 'string' || typeof other !== 'object'
      ? [name, value]
      : [name, fillTexts(value, other)];
  });
  return Object.fromEntries([...kept, ...missing]);
}

const stemOf = (name: string) => name.replace(plural, '');
