import { errorCodes } from './error-codes.ts';
import type { ApiErrorBody } from './errors.schema.ts';

/** The refusal of a title that asks for the PIN. */
export const pinRequiredFixture: ApiErrorBody = {
  error_code: errorCodes.pinRequired,
  description: 'Введите ПИН-код',
};

/** The refusal of one more PIN. */
export const tooManyPinTriesFixture: ApiErrorBody = {
  error_code: errorCodes.tooManyPinTries,
  description: 'Слишком много попыток. Попробуйте позже',
  retry_after_seconds: 540,
};
