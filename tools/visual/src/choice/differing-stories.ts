import type { BuiltFile, BuiltStories } from './built-stories.ts';
import {
  changedTokens,
  type TokenChange,
  usesTokens,
  withDerived,
  withoutTokens,
} from './changed-tokens.ts';

/** How the page of a story differs between two builds. */
export interface Difference {
  /** The custom properties whose values alone are different; nothing when more is. */
  tokens?: readonly string[];
  /** The label in whose pages alone the story may look different. */
  label?: string | undefined;
}

/**
 * The story files whose pages load something else than before, as the two builds have it: by path.
 *
 * Where nothing but values of custom properties changed, only what uses one of them, or one made of them, is among these.
 *
 * @param stories - Paths of story files to look at. One that neither build is known to have may differ.
 */
export function differingStories(
  before: BuiltStories,
  after: BuiltStories,
  stories: Iterable<string>,
): ReadonlyMap<string, Difference> {
  const tokenChanges = findTokenChanges(before, after);
  const uses = usesOf(tokenChanges, [before, after]);
  const differing = new Map<string, Difference>();
  for (const file of stories) {
    const [was, is] = [filesOf(before, file), filesOf(after, file)];
    const changed = [
      ...[...was].filter(([key]) => !is.has(key)),
      ...[...is].filter(([key]) => !was.has(key)),
    ].map(([key]) => key);
    const isUnknown = was.size === 0 && is.size === 0;
    if (changed.length === 0 && !isUnknown) continue;
    const changes = changed.map((key) => tokenChanges.get(key));
    if (isUnknown || changes.includes(undefined)) {
      differing.set(file, {});
      continue;
    }
    const used = changes
      .filter((change) => change !== undefined)
      .filter((change) => [...was.values(), ...is.values()].some((one) => uses(one, change)));
    if (used.length > 0) differing.set(file, join(used));
  }
  return differing;
}

/** The files of a story's page by their keys; two that hold the same under one name are one. */
const filesOf = ({ files, loads }: BuiltStories, story: string) =>
  new Map(
    [...(loads.get(story) ?? [])].flatMap((name) => {
      const file = files.get(name);
      return file ? [[file.key, file] as const] : [];
    }),
  );

/** Style sheets that differ in values of custom properties alone, by the keys of both versions. */
function findTokenChanges(
  before: BuiltStories,
  after: BuiltStories,
): ReadonlyMap<string, TokenChange> {
  const changes = new Map<string, TokenChange>();
  const [was, is] = [sheetsOf(before), sheetsOf(after)];
  const removed = [...was.values()].filter(({ key }) => !is.has(key));
  const added = [...is.values()].filter(({ key }) => !was.has(key));
  for (const sheet of removed) {
    const hasFrame = (one: Sheet) => frameOf(one) === frameOf(sheet);
    const [version, ...others] = added.filter(hasFrame);
    // With several that fit, nothing says which one it has become.
    if (!version || others.length > 0 || removed.filter(hasFrame).length > 1) continue;
    const change = changedTokens(sheet.body, version.body);
    changes.set(sheet.key, change);
    changes.set(version.key, change);
  }
  return changes;
}

interface Sheet {
  key: string;
  body: string;
}

const sheetsOf = ({ files }: BuiltStories): ReadonlyMap<string, Sheet> =>
  new Map(
    [...files].flatMap(([name, { key, body }]) =>
      name.endsWith('.css') && body !== undefined ? [[key, { key, body }] as const] : [],
    ),
  );

const frameOf = ({ key, body }: Sheet) => `${key.split(' ', 1).join('')} ${withoutTokens(body)}`;

/** Tells whether a file uses what a change changes; each file is read once for each change. */
function usesOf(changes: ReadonlyMap<string, TokenChange>, builds: readonly BuiltStories[]) {
  const sheets = builds.flatMap((build) => [...sheetsOf(build).values()].map(({ body }) => body));
  const known = new Map(
    [...new Set(changes.values())].map((change) => [
      change,
      { names: withDerived(change.names, sheets), users: new Map<string, boolean>() },
    ]),
  );
  return ({ key, body = '' }: BuiltFile, change: TokenChange): boolean => {
    const { names, users } = known.get(change) ?? {
      names: change.names,
      users: new Map<string, boolean>(),
    };
    const isUser = users.get(key) ?? usesTokens(body, names);
    users.set(key, isUser);
    return isUser;
  };
}

function join(changes: readonly TokenChange[]): Difference {
  const labels = new Set(changes.map(({ label }) => label));
  return {
    tokens: [...new Set(changes.flatMap(({ names }) => [...names]))].toSorted(),
    label: labels.size === 1 ? changes[0]?.label : undefined,
  };
}
