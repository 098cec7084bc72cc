import type { ErrorName, PageRefusal, Price, PurchaseHint } from '@foyer/contract';

/** What an answer says of a refusal beside its error. */
interface FailureFacts {
  retryAfterSeconds?: number;
  detail?: string;
  purchase?: PurchaseHint;
  proof?: 'pin' | 'login';
  price?: Price;
  status?: number;
  page?: Pick<PageRefusal, 'current' | 'problems'>;
}

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
  /** Another status than that of the error: HTTP has one for what was refused before a call looked at it. */
  readonly status: number | undefined;

  /** What shows that the account is the caller's. */
  readonly proof: 'pin' | 'login' | undefined;
  /** What it costs now. */
  readonly price: Price | undefined;
  /** What stands in the way of a call that makes pages. */
  readonly page: Pick<PageRefusal, 'current' | 'problems'> | undefined;

  constructor(error: ErrorName, options: FailureFacts = {}) {
    super(error);
    this.error = error;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.detail = options.detail;
    this.purchase = options.purchase;
    this.proof = options.proof;
    this.price = options.price;
    this.status = options.status;
    this.page = options.page;
  }
}
