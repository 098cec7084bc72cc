export {
  contentActionSchema,
  type ContentAction,
  contentActionTypes,
  usageModelSchema,
  type UsageModel,
  usageModels,
} from './actions.schema.ts';
