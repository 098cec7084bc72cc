import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@foyer/workspace/paths';
import { findTokens } from './find-tokens.ts';
import type { TokenPlace, TokenUse } from './token-use.types.ts';

/** The list of tokens; every label has the same. */
export const sources = { tokens: join(root, 'docs/tokens/main.tokens.json') };

const folders = ['libs', 'apps'];
/** Where tokens get their names and values. */
const values = /^libs\/ui\/primitives\/src\/theme\/(?:labels|tokens|validation|contract)/;
const code = /(?<!\.(?:test|stories|d))\.tsx?$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && code.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .filter((file) => file.includes('/src/') && !file.includes('node_modules/'));

/** `libs/ui/primitives/src/components/badge/badge.css.ts` is of `primitives/badge`, `libs/machines/pin/src/pin.css.ts` of `pin`. */
export function partOf(file: string): string {
  const [before = '', inside = ''] = file.split('/src/');
  const project = before.split('/').at(-1) ?? before;
  const [, name, ...deeper] = inside.split('/');
  return before.startsWith('libs/ui/') && deeper.length > 0 ? `${project}/${name}` : project;
}

/** Every token of the contract with what it is for, as `npm run tokens` wrote them. */
export function readTokens(): readonly Omit<TokenUse, 'places'>[] {
  const file = JSON.parse(readFileSync(sources.tokens, 'utf8')) as Record<
    string,
    Record<string, { $description: string }>
  >;
  return Object.entries(file)
    .filter(([group]) => group !== 'palette' && !group.startsWith('$'))
    .flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, { $description }]) => ({
        token: `${group}.${name}`,
        description: $description,
      })),
    );
}

/** Which files use each token. */
export function readTokenUse(
  list: readonly Omit<TokenUse, 'places'>[] = readTokens(),
): readonly TokenUse[] {
  const tokens = list.map(({ token }) => token);
  const groups = [...new Set(tokens.map((token) => token.slice(0, token.indexOf('.'))))];
  const places = new Map<string, TokenPlace[]>(tokens.map((token) => [token, []]));
  for (const file of folders.flatMap(filesIn)) {
    if (values.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes('vars') && !text.includes('text(')) continue;
    for (const [token, times] of findTokens(text, groups)) {
      places.get(token)?.push({ part: partOf(file), file, times });
    }
  }
  return list.map((one) => ({ ...one, places: places.get(one.token) ?? [] }));
}
