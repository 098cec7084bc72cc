import { errorCodes, errorStatuses, type ErrorName } from './error-codes.ts';
import { pageErrorCodes, pageErrorStatuses } from './page-errors.ts';

/** Every `error_code` of the contract by name. For the service and its tests; pages load `errorCodes` alone. */
export const allErrorCodes: Readonly<Record<ErrorName, number>> = {
  ...errorCodes,
  ...pageErrorCodes,
};

/** HTTP status with which each error is answered. */
export const allErrorStatuses: Readonly<Record<ErrorName, number>> = {
  ...errorStatuses,
  ...pageErrorStatuses,
};
