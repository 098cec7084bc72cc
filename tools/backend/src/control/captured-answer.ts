import { maskSecrets, type Operation } from '@foyer/contract';

/** What is kept of an answer. */
export interface CapturedAnswer {
  status: number;
  error_code: number | null;
  answer: unknown;
}

/** A longer answer is cut: what is looked for stands at its beginning, and two thousand calls are kept. */
const KEPT_CHARACTERS = 4000;

/** Reads an answer without its secrets and without using it up. Streams and files are not read. */
export async function answerOf(operation: Operation, answer: Response): Promise<CapturedAnswer> {
  const { status, headers } = answer;
  if (!headers.get('content-type')?.startsWith('application/json')) {
    return { status, error_code: null, answer: null };
  }
  const body: unknown = await answer.clone().json();
  if (!answer.ok) return { status, error_code: errorCodeOf(body), answer: body };
  const masked = operation.answer ? maskSecrets(operation.answer, body) : null;
  return { status, error_code: null, answer: cut(masked) };
}

function errorCodeOf(body: unknown): number | null {
  const code: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'error_code') : undefined;
  return typeof code === 'number' ? code : null;
}

function cut(body: unknown): unknown {
  const text = JSON.stringify(body);
  return text.length <= KEPT_CHARACTERS
    ? body
    : `${text.slice(0, KEPT_CHARACTERS)}… (${text.length} characters)`;
}
