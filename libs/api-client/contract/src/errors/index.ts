export { errorCodes, type ErrorName, type ErrorCode, errorStatuses } from './error-codes.ts';
export {
  apiErrorBodySchema,
  type ApiErrorBody,
  purchaseHintSchema,
  type PurchaseHint,
} from './errors.schema.ts';
export { type ApiFailure, type NetworkFailure, isApiError, isNetworkError } from './failures.ts';
