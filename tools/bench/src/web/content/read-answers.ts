/**
 * Asks the backend, all calls at once as our loaders do.
 *
 * @param api - Origin of the backend.
 * @param init - Of every call, such as headers.
 * @throws Error for an answer that is no success.
 */
export const readAnswers = (
  api: string,
  calls: readonly string[],
  init: RequestInit = {},
): Promise<unknown[]> =>
  Promise.all(
    calls.map(async (call) => {
      const answer = await fetch(`${api}/api/v1${call}`, init);
      if (!answer.ok) throw new Error(`${call} was answered ${answer.status}`);
      return (await answer.json()) as unknown;
    }),
  );
