import type { ApiErrorBody, ApiFailure, NetworkFailure, PurchaseHint } from '@foyer/contract';

/** The server answered a call with a status of 400 to 599. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: number | undefined;
  readonly description: string;
  readonly operationId: string;
  readonly retryAfterSeconds: number | undefined;
  readonly purchase: PurchaseHint | undefined;
  readonly proof: ApiErrorBody['proof'];
  readonly price: unknown;

  /** @param body - Absent when something between client and server answered in another form. */
  constructor(operationId: string, status: number, body?: ApiErrorBody) {
    super(`${operationId}: answered ${status}${body ? `, error_code ${body.error_code}` : ''}`);
    this.status = status;
    this.code = body?.error_code;
    this.description = body?.description ?? '';
    this.operationId = operationId;
    this.retryAfterSeconds = body?.retry_after_seconds;
    this.purchase = body?.purchase;
    this.proof = body?.proof;
    this.price = body?.price;
  }
}

/** A call got no answer: no connection, a connection that broke, or none in time. */
export class NetworkError extends Error implements NetworkFailure {
  override readonly name = 'NetworkError';
  readonly reason: string;
  readonly operationId: string;

  constructor(operationId: string, reason: string, cause?: unknown) {
    super(`${operationId}: no answer, ${reason}`, { cause });
    this.reason = reason;
    this.operationId = operationId;
  }
}

/** The server answered a success that the contract does not know. Holds no value of the answer. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly operationId: string;
  /** Where the answer differs, for example `profile.icon.id`. */
  readonly place: string;

  constructor(operationId: string, place: string) {
    super(`${operationId}: the answer does not fit the contract at ${place}`);
    this.operationId = operationId;
    this.place = place;
  }
}
