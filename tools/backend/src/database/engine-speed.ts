import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';

/**
 * How much of the engine must have run before V8 makes a function of it faster, in its own unit; 77 times what it takes
 * otherwise: a start runs so much once that half its work would go into speed that it never uses. Queries get there.
 */
const TIERING_BUDGET = 1_000_000_000;

/** Which functions may be made faster: all, or only the one with this number, which is none of the engine's. */
const tierUpOnly = (number: -1 | 0): void => setFlagsFromString(`--wasm-tier-up-filter=${number}`);

/**
 * Creates an embedded engine for less work. V8 decides as it compiles a function whether that may be made faster later.
 * What an engine needs to begin with, such as its parser of SQL, may not be: that function is so large that it would take
 * V8 a second or more, and 600 MB meanwhile, of which queries gain next to nothing. What evaluates queries comes later.
 * What is never called is not checked: the engine comes with its package.
 */
export async function createLean(create: () => Promise<PGlite>): Promise<PGlite> {
  setFlagsFromString('--wasm-lazy-validation');
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  tierUpOnly(0);
  try {
    return await create();
  } finally {
    tierUpOnly(-1);
  }
}
