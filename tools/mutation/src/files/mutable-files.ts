import { matchesGlob } from 'node:path/posix';

/** Machines, and the rules that they or others ask. */
const mutable = [
  'libs/machines/*/src/**/*.ts',
  '{apps,libs}/**/*.machine.ts',
  '{apps,libs}/**/src/**/*{.,-}{guards,rules}.ts',
];

/** What stands beside them and decides nothing: what tests are made of, entries, what belongs to a view. */
const immutable = [
  '**/*.{css,driver,events,fixtures,stories,test,test-d,types}.ts',
  '**/{index,view,fixtures,testing*,use-*,write-readme}.ts',
  '**/{readme,testing}/**',
  // A tool for developers, not a flow.
  'libs/machines/explorer/**',
];

/**
 * Whether a file is one whose faults tests should notice.
 *
 * @param file - Relative to the root, with slashes.
 */
export const isMutable = (file: string): boolean =>
  mutable.some((glob) => matchesGlob(file, glob)) &&
  !immutable.some((glob) => matchesGlob(file, glob));
