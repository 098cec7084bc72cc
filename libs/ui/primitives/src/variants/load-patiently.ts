import { codeCame, waitForCode } from './missing-code.ts';

/**
 * Loads code of a part of the page, again and again until it comes: what is on the screen must not fall with a part
 * that cannot come now. The page says so meanwhile, and offers to ask at once.
 *
 * @param load - Imports the code.
 * @throws What `load` throws on a server.
 */
export async function loadPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  let hasWaited = false;
  for (;;) {
    try {
      const code = await load();
      if (hasWaited) codeCame();
      return code;
    } catch (failure) {
      if (typeof window === 'undefined') throw failure;
      hasWaited = true;
      await waitForCode();
    }
  }
}
