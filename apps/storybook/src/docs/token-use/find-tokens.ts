/** A property of the contract in a file's text, by the name that the file has for it. */
const uses = (object: string): RegExp => new RegExp(String.raw`(?<!\w|\w\.)${object}\.(\w+)`, 'g');

/** What a file takes out of the contract: `const { color, radius: corner } = vars`. */
const taken = /\{([^{}]*)\}\s*=\s*vars\b/g;
const role = /(?<!\w|\w\.)text\('(\w+)'\)/g;

/**
 * The tokens that a file uses, each as often as it does.
 *
 * @param groups - The groups of the contract.
 */
export function findTokens(text: string, groups: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (token: string) => found.set(token, (found.get(token) ?? 0) + 1);
  for (const [group, name] of namesOf(text, groups)) {
    for (const [, token] of text.matchAll(uses(name))) add(`${group}.${token}`);
  }
  for (const [, token] of text.matchAll(role)) add(`type.${token}`);
  return found;
}

/** Each group with the names that the file has for it. */
function namesOf(text: string, groups: readonly string[]): (readonly [string, string])[] {
  const own = [...text.matchAll(taken)]
    .flatMap(([, names = '']) => names.split(','))
    .map((part) => part.split(':').map((word) => word.trim()))
    .flatMap(([group = '', name = group]) =>
      groups.includes(group) ? [[group, name] as const] : [],
    );
  return [...groups.map((group) => [group, String.raw`vars\.${group}`] as const), ...own];
}
