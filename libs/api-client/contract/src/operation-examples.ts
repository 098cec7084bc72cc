import type {
  Operation,
  OperationAnswer,
  OperationBody,
  OperationHeaders,
  OperationParams,
  OperationQuery,
} from './define-operation.ts';

type PartOf<Name extends string, Value> = Value extends undefined ? object : Record<Name, Value>;

/** One call of an operation with exactly the parts that the operation has. */
type OperationExample<T extends Operation> = PartOf<'params', OperationParams<T>> &
  PartOf<'query', OperationQuery<T>> &
  PartOf<'headers', OperationHeaders<T>> &
  PartOf<'body', OperationBody<T>> &
  PartOf<'answer', OperationAnswer<T>>;

/** A successful call of each operation of a resource; an operation without one does not compile. */
export type OperationExamples<T extends Record<string, Operation>> = {
  readonly [Id in keyof T]: OperationExample<T[Id]>;
};
