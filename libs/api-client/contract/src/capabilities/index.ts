export { type CallerKind, callerKinds } from './caller-kinds.ts';
export {
  type CallerRights,
  type OperationRights,
  refusalOf,
  type ViewerAccess,
} from './refusal-of.ts';
export { pageRefusalOf } from './page-refusal-of.ts';
export { isViewersCall, type PageEditorRights, refusalFor } from './refusal-for.ts';
