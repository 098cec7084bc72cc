/** What differs between two versions of a style sheet in nothing but values of custom properties. */
export interface TokenChange {
  /** Names with their dashes: `--color-accent`. */
  names: ReadonlySet<string>;
  /** The one label whose pages show the values; nothing when others may too. */
  label?: string | undefined;
}

// A text or brackets in a value may hold the signs that end it.
const declaration =
  /(?<=[{;])(?<name>--[\w-]+):(?<value>(?:[^;}"'(]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*);?/gu;
const ofLabel = /^:root\[data-label=["']?(?<label>[\w-]+)["']?\](?::lang\(\w+\))?$/u;

/** A style sheet without its custom properties: as it was and as it is, it must be the same for a {@link TokenChange}. */
export const withoutTokens = (css: string): string => css.replaceAll(declaration, '');

/** Compares two versions of a style sheet that are the same {@link withoutTokens}. */
export function changedTokens(before: string, after: string): TokenChange {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const places = [...new Set([...was.keys(), ...is.keys()])].filter(
    (place) => was.get(place)?.value !== is.get(place)?.value,
  );
  const changed = places.flatMap((place) => was.get(place) ?? is.get(place) ?? []);
  const labels = new Set(changed.map((one) => one.label));
  return {
    names: new Set(changed.map(({ name }) => name)),
    label: labels.size === 1 ? changed[0]?.label : undefined,
  };
}

/** Values by their place: the number of the block that holds them, and their name. */
function valuesOf(css: string) {
  const values = new Map<string, { name: string; value: string; label: string | undefined }>();
  for (const { index, groups = {} } of css.matchAll(declaration)) {
    const before = css.slice(0, index);
    const selector = before.slice(0, before.lastIndexOf('{')).split(/[{};]/u).at(-1) ?? '';
    const name = groups['name'] ?? '';
    const place = `${before.split('{').length} ${name}`;
    // A later value in the same block counts; an earlier one may be for browsers that do not know it.
    const value = `${values.get(place)?.value ?? ''};${groups['value']}`;
    values.set(place, { name, value, label: ofLabel.exec(selector)?.groups?.['label'] });
  }
  return values;
}

/** The names that style sheets make of some tokens: `--card-edge: var(--color-accent)` changes with it. */
export function withDerived(
  names: ReadonlySet<string>,
  sheets: readonly string[],
): ReadonlySet<string> {
  const derived = new Set(names);
  const made = sheets.flatMap((css) =>
    [...css.matchAll(declaration)].map(({ groups = {} }) => ({
      name: groups['name'] ?? '',
      from: new Set<string>(groups['value']?.match(/--[\w-]+/gu)),
    })),
  );
  // The set grows while it is walked.
  for (const name of derived) {
    for (const one of made) if (one.from.has(name)) derived.add(one.name);
  }
  return derived;
}

/** Whether a built file uses one of some tokens; a style sheet that only gives their values does not. */
export const usesTokens = (body: string, names: ReadonlySet<string>): boolean =>
  (withoutTokens(body).match(/--[\w-]+/gu) ?? []).some((name) => names.has(name));
