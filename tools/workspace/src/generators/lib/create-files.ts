import { fileURLToPath } from 'node:url';
import { generateFiles, names, type Tree } from '@nx/devkit';

/** The forms of a name that templates use. */
export type Names = ReturnType<typeof nameForms>;

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * The forms of a name: `film-card`, `filmCard`, `FilmCard`, `Film card`.
 *
 * @throws Error for a name that is not in kebab-case.
 */
export function nameForms(name: string) {
  if (!kebabCase.test(name)) throw new Error(`The name must be like film-card; it is ${name}`);
  const { className, propertyName } = names(name);
  const words = name.replaceAll('-', ' ');
  return {
    name,
    className,
    propertyName,
    words,
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  };
}

/**
 * Writes a generator's templates: `__name__` in their paths and `<%= className %>` in their texts are filled in.
 *
 * @throws Error when the folder of the new unit holds something already.
 */
export function createFiles(
  tree: Tree,
  { templates, target, values }: { templates: URL; target: string; values: object },
): void {
  if (tree.exists(target)) throw new Error(`${target} exists already`);
  addFiles(tree, { templates, target, values });
}

/** Writes templates into a folder that others share. */
export function addFiles(
  tree: Tree,
  { templates, target, values }: { templates: URL; target: string; values: object },
): void {
  generateFiles(tree, fileURLToPath(templates), target, { ...values });
}
