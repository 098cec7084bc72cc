/** Bytes of answers that are given to many, by the answer. */
const prepared = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** Answers that may be prepared: the same object is given to many. */
const shared = new WeakSet<object>();

const encoder = new TextEncoder();

/** Marks an answer that is given to many: it is written as JSON once. It must not be changed afterwards. */
export function shareAnswer<T extends object>(answer: T): T {
  shared.add(answer);
  return answer;
}

/** An answer as JSON, the bytes made before where it is shared. */
export function answerBytes(answer: unknown): Uint8Array<ArrayBuffer> {
  const isObject = typeof answer === 'object' && answer !== null;
  const kept = isObject ? prepared.get(answer) : undefined;
  const bytes = kept ?? encoder.encode(JSON.stringify(answer));
  if (isObject && shared.has(answer)) prepared.set(answer, bytes);
  return bytes;
}
