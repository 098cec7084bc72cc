import { allErrorCodes, allErrorStatuses, type Language, type PageRefusal } from '@foyer/contract';
import { texts } from '../texts/texts.ts';
import { Failure } from './failure.ts';

/** A refusal as it goes over the wire. What is no {@link Failure} is the service's own fault. */
export function errorAnswer(error: unknown, language: Language): Response {
  const failure = error instanceof Failure ? error : new Failure('internal');
  const { retryAfterSeconds, detail, purchase, proof, price, status, page } = failure;
  const sentence = texts[language].errors[failure.error];
  const body: PageRefusal = {
    error_code: allErrorCodes[failure.error],
    description:
      detail === undefined || failure.error !== 'invalidRequest'
        ? sentence
        : `${sentence} (${detail})`,
    ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
    ...(purchase && { purchase }),
    ...(proof && { proof }),
    ...(price && { price }),
    ...page,
  };
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  if (failure.error === 'pageTokenRefused') headers.set('www-authenticate', 'Bearer');
  return Response.json(body, { status: status ?? allErrorStatuses[failure.error], headers });
}
