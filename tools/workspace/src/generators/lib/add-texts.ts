import { type Tree, updateJson } from '@nx/devkit';

/** Texts by their last key. */
type Texts = Record<string, string>;

/**
 * Adds texts in all three languages.
 *
 * @param segment - The first part of their keys: the name of the file.
 * @param group - The second part.
 * @throws Error when the group exists.
 */
export function addTexts(
  tree: Tree,
  segment: string,
  group: string,
  texts: Record<'rus' | 'eng' | 'hye', Texts>,
): void {
  for (const [language, added] of Object.entries(texts)) {
    const path = `libs/ui/primitives/src/i18n/${language}/${segment}.json`;
    updateJson(tree, path, (known: Record<string, string | Texts>) => {
      if (Object.hasOwn(known, group)) throw new Error(`${path} has texts ${group} already`);
      return { ...known, [group]: added };
    });
  }
}
