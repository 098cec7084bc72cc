/** Key of the steps in the session storage: a document that is loaded anew has them too. */
const stepsKey = 'foyer.steps';

/** Whatever stands there: whoever uses it must be ready for something else. */
function readSteps(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(stepsKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** From the top of a block to the top of the next, in pixels, as the viewer has left them. */
export const blockSteps = readSteps();

globalThis.addEventListener?.('pagehide', () => {
  try {
    sessionStorage.setItem(stepsKey, JSON.stringify([...blockSteps]));
  } catch {
    // After a reload a page then has its places as far as its blocks have come.
  }
});
