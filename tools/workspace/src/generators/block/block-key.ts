import { names } from '@nx/devkit';

/** What a block is chosen by. */
export interface BlockKeyParts {
  by: 'tag' | 'name' | 'type';
  value: string;
}

const lists = {
  tag: 'customBlockTags',
  name: 'customBlockNames',
  type: 'mediaBlockTypes',
} as const;

/**
 * Finds the key of a block among those of the contract.
 *
 * @param source - The text of `block-keys.ts`.
 * @param name - Of the block, in kebab-case.
 * @param key - As it was asked for.
 * @throws Error when the contract has no such key.
 */
export function findBlockKey(source: string, name: string, key?: string): BlockKeyParts {
  const snake = name.replaceAll('-', '_');
  const wanted = key
    ? [key]
    : [`tag:${snake}`, `name:${names(name).propertyName}`, `name:${snake}`];
  for (const candidate of wanted) {
    const [by = '', value = ''] = candidate.split(':');
    if (isKind(by) && keysOf(source, by).includes(value)) return { by, value };
  }
  throw new Error(`The contract has no block ${wanted.join(' or ')}; see block-keys.ts`);
}

function isKind(by: string): by is keyof typeof lists {
  return Object.hasOwn(lists, by);
}

function keysOf(source: string, by: keyof typeof lists): readonly string[] {
  const list = new RegExp(`${lists[by]} = \\[([^\\]]*)\\]`).exec(source)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);
}
