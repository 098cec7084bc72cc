export { allErrorCodes, allErrorStatuses } from './all-errors.ts';
export {
  errorCodes,
  type ErrorName,
  type ErrorCode,
  errorStatuses,
  type ViewerErrorName,
} from './error-codes.ts';
export { pageErrorCodes, type PageErrorName } from './page-errors.ts';
export {
  apiErrorBodySchema,
  type ApiErrorBody,
  purchaseHintSchema,
  type PurchaseHint,
} from './errors.schema.ts';
export { type ApiFailure, type NetworkFailure, isApiError, isNetworkError } from './failures.ts';
