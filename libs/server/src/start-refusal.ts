/** A start that must not happen; the message is the one sentence that the operator reads. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
