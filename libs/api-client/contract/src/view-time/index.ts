export { getViewTimeOperation, reportViewTimeOperation } from './view-time.operations.ts';
export {
  viewTimeReportSchema,
  type ViewTimeReport,
  viewTimeSchema,
  type ViewTime,
} from './view-time.schema.ts';
