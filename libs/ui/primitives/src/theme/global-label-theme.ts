import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { LabelTheme, TokenChanges } from './label-theme.types.ts';
import { media } from './media.ts';

/** A tree of names, or of values, whose leaves are texts. */
interface Tree {
  readonly [name: string]: Tree | string | undefined;
}

/**
 * Writes a label's looks as styles of a document marked with `data-label`; for its `theme.css.ts`.
 *
 * @param id - The label's id.
 */
export function globalLabelTheme(
  id: string,
  { tokens, changes, armenian, faces }: LabelTheme,
): void {
  for (const [family, rules] of Object.entries(faces)) globalFontFace(family, [...rules]);

  const root = `:root[data-label="${id}"]`;
  createGlobalTheme(root, vars, tokens);
  globalStyle(root, {
    '@media': Object.fromEntries(
      Object.entries(changes).map(([name, changed]) => [
        media[name as keyof typeof media],
        { vars: variablesOf(changed) },
      ]),
    ),
  });
  globalStyle(`${root}:lang(hy)`, { vars: variablesOf(armenian) });
}

/** Changed tokens by the names of their custom properties. */
function variablesOf(changes: TokenChanges): Record<string, string> {
  return Object.fromEntries(pairs(vars, changes));
}

function pairs(names: Tree, values: Tree): [variable: string, value: string][] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = names[key];
    if (typeof name === 'string' && typeof value === 'string') return [[name, value]];
    return typeof name === 'object' && typeof value === 'object' ? pairs(name, value) : [];
  });
}
