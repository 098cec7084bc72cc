/** The parts of React's tree that are read here, by the names that they have in its builds. */
interface Fiber {
  tag: number;
  memoizedState: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: { pendingLanes: number; current: Fiber };
}

/**
 * Runs in the page: whether React has drawn all that the story gave it.
 *
 * Nothing else shows it: a boundary that waits for code may draw nothing at all, and what has come may be held back for
 * 300 ms. Where React keeps its tree elsewhere some day, the answer is no, and the picture waits as long as it takes.
 */
export function isDrawn(): boolean {
  const container = document.querySelector('#storybook-root');
  const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactContainer$'));
  const known =
    container && key !== undefined ? (Reflect.get(container, key) as Fiber | null) : null;
  const root = known?.stateNode;
  if (root?.pendingLanes !== 0) return false;
  const suspense = 13;
  const unseen: (Fiber | null)[] = [root.current];
  for (let fiber = unseen.pop(); fiber !== undefined; fiber = unseen.pop()) {
    if (!fiber) continue;
    if (fiber.tag === suspense && fiber.memoizedState !== null) return false;
    unseen.push(fiber.child, fiber.sibling);
  }
  return true;
}
