export { type CallerKind, callerKinds } from './caller-kinds.ts';
export { type CallerRights, type OperationRights, refusalOf } from './refusal-of.ts';
