/** Key of the steps in the session storage: a document that is loaded anew has them too. */
const stepsKey = 'foyer.steps';
const keptSteps = 200;

/** From the top of a block to the top of the next, in pixels, as the viewer left them. */
let steps: Map<string, number> | undefined;

function writeSteps(): void {
  try {
    sessionStorage.setItem(stepsKey, JSON.stringify([...(steps ?? [])].slice(-keptSteps)));
  } catch {
    // After a reload a page then has its places as far as its blocks have come.
  }
}

function knownSteps(): Map<string, number> {
  if (steps) return steps;
  globalThis.addEventListener?.('pagehide', writeSteps);
  try {
    steps = new Map(JSON.parse(sessionStorage.getItem(stepsKey) ?? '[]') as [string, number][]);
  } catch {
    steps = new Map();
  }
  return steps;
}

/** How much of the page each block took, by its name. */
export const blockSteps = {
  of: (name: string): number | undefined => knownSteps().get(name),
  keep: (name: string, step: number): void => {
    // The newest last.
    knownSteps().delete(name);
    knownSteps().set(name, step);
  },
};
