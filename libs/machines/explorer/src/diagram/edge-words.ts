/** A longer line makes the drawing wide. */
const LONGEST_LINE = 24;

/** The lines of an arrow's words: what it asks stands below what it waits for where both are long. */
export const edgeWords = (triggers: readonly string[]): string[] =>
  triggers.flatMap((words) => {
    const guardAt = words.indexOf(' [');
    if (guardAt < 0 || words.length <= LONGEST_LINE) return [words];
    return [words.slice(0, guardAt), words.slice(guardAt + 1)];
  });
