import type { ErrorName, PurchaseHint } from '@foyer/contract';

/** A refusal of a call, by its name in the contract; the status, code and sentence follow from it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly error: ErrorName;
  /** Whole seconds until the call may be tried again. */
  readonly retryAfterSeconds: number | undefined;
  /** What is wrong with the request, for developers: the path of a field. */
  readonly detail: string | undefined;
  /** What gives the right that is missing. */
  readonly purchase: PurchaseHint | undefined;

  constructor(
    error: ErrorName,
    options: { retryAfterSeconds?: number; detail?: string; purchase?: PurchaseHint } = {},
  ) {
    super(error);
    this.error = error;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.detail = options.detail;
    this.purchase = options.purchase;
  }
}
