const imports = /import \* as (\w+) from ("[^"]+");/g;

/** What a page's scripts wait for, and what they need besides. */
export interface Later {
  /** Address of the script that begins the film; its `pictureShown` settles with the first picture. */
  early: string;
  /** Files that are wanted together then. */
  preloads: readonly string[];
}

/**
 * The router's module script, made to wait. A page without the early script goes on at once.
 *
 * @throws Error when the router's script is no longer what this was written for.
 */
export function laterModule(script: string, { early, preloads }: Later): string {
  const found = [...script.matchAll(imports)];
  const rest = script.replaceAll(imports, '');
  if (found.length === 0 || /^\s*import\s*["{*\w]/m.test(rest)) {
    throw new Error('The router starts its pages in another way');
  }
  const names = found.map(([, name]) => name).join(', ');
  const loads = found.map(([, , file]) => `import(${file})`).join(', ');
  return `await import(${JSON.stringify(early)}).then((film) => film.pictureShown).catch(() => {});
for (const href of ${JSON.stringify(preloads)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
const [${names}] = await Promise.all([${loads}]);
${rest}`;
}
