export {
  collectErrorReportsOperation,
  ERROR_REPORT_MAX_BYTES,
  errorEnvelopeSchema,
} from './error-reports.operations.ts';
