/**
 * Loads code of a part of the page, once more when the connection comes back if there was none: what is already on the
 * screen must not fall with a part that cannot come now.
 *
 * @param load - Imports the code.
 * @throws What `load` throws while there is a connection.
 */
export async function loadPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (failure) {
    if (typeof window === 'undefined' || navigator.onLine) throw failure;
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
    });
    return loadPatiently(load);
  }
}
