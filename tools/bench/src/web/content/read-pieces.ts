import { piecesOf, type Piece } from './pieces.ts';

/**
 * Asks the backend, all calls at once as our loaders do, and reads what a page shows.
 *
 * @param api - Origin of the backend.
 * @param init - Of every call, such as headers.
 * @throws Error for an answer that is no success.
 */
export async function readPieces(
  api: string,
  calls: readonly string[],
  init: RequestInit = {},
): Promise<Piece[]> {
  const answers = await Promise.all(
    calls.map(async (call) => {
      const answer = await fetch(`${api}/api/v1${call}`, init);
      if (!answer.ok) throw new Error(`${call} was answered ${answer.status}`);
      return (await answer.json()) as unknown;
    }),
  );
  return answers.flatMap(piecesOf);
}
