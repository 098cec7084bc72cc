/** What stands in for a module of a bundle: the body of its function, with `module`, `exports` and `require`. */
export type Replacements = Readonly<Record<string, string>>;

const heading = /^\/\*{3}\/ "([^"]+)":$/gmu;
const requirement = /__webpack_require__\((?:\/\*[^*]*\*\/ )?"([^"]+)"\)/gu;
const end = '\n/***/ })';

/** The modules of webpack's readable bundle, and what stands around them. */
function split(bundle: string) {
  const starts = [...bundle.matchAll(heading)];
  const last = bundle.indexOf(end, starts.at(-1)?.index) + end.length;
  const modules = new Map(
    starts.map(({ index, 1: name = '' }, at) => [
      name,
      bundle.slice(index, starts[at + 1]?.index ?? last),
    ]),
  );
  return { modules, before: bundle.slice(0, starts[0]?.index), after: bundle.slice(last) };
}

const required = (code: string) => [...code.matchAll(requirement)].map(([, name = '']) => name);

/** The modules that are needed, beginning with what the bundle itself asks for. */
function reachable(modules: ReadonlyMap<string, string>, entry: string): Set<string> {
  const found = new Set<string>();
  const open = required(entry);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...required(modules.get(name) ?? ''));
  }
  return found;
}

/**
 * A bundle of webpack's development mode with some of its modules replaced, and without those that nothing asks for
 * any more.
 *
 * @throws when it holds no module of a name: another version needs another look.
 */
export function leaveOut(bundle: string, replacements: Replacements): string {
  const { modules, before, after } = split(bundle);
  for (const [name, body] of Object.entries(replacements)) {
    if (!modules.has(name)) throw new Error(`the bundle holds no module ${name}`);
    modules.set(
      name,
      `/***/ "${name}":\n/***/ (function (module, exports, __webpack_require__) {\n${body}${end},\n`,
    );
  }
  const needed = reachable(modules, after);
  const kept = [...modules].flatMap(([name, code]) => (needed.has(name) ? [code] : []));
  return `${before}${kept.join('')}${after}`;
}
