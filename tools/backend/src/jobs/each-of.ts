/**
 * Does something with each of some things, one after another. One that fails does not stop the others.
 *
 * @throws The first error, when all have had their turn.
 */
export async function eachOf<T>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
