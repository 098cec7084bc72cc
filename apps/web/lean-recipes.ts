import type { Plugin } from 'vite';

/** How the compiled runtime of recipes merges two objects: with 1.5 kB of helpers for browsers without object spread. */
const merged = '_objectSpread2(_objectSpread2({}, config.defaultVariants), options)';

/**
 * The runtime of recipes with the syntax that every supported browser has. Its helpers are then unused, and left out.
 *
 * @throws Error when the runtime is no longer what this was written for.
 */
export function withObjectSpread(code: string): string {
  if (!code.includes(merged)) throw new Error('The runtime of recipes merges in another way');
  return code.replace(merged, '{ ...config.defaultVariants, ...options }');
}

/** Every page pays for the runtime of recipes in its first load. */
export function leanRecipesPlugin(): Plugin {
  return {
    name: 'foyer:lean-recipes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /@vanilla-extract\/recipes\/dist\/createRuntimeFn-\w+\.esm\.js$/ },
      handler: (code) => ({ code: withObjectSpread(code), map: null }),
    },
  };
}
