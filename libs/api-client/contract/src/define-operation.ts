import type * as v from 'valibot';
import type { ErrorName } from './errors/error-codes.ts';
import type { OperationTag } from './operation-tags.ts';

/** One call of the contract. */
export interface Operation {
  /** Unique name; also what faults and captured requests are listed under. */
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below {@link API_PREFIX}, with parameters as `{id}`. */
  readonly path: `/${string}`;
  /** Group in the documentation. */
  readonly tag: OperationTag;
  readonly summary: string;
  /** Who may call: anyone, who has a session (a demo session too), or who has signed in. */
  readonly access: 'anyone' | 'session' | 'account';
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** Schema of the JSON answer; absent when the answer has no body or is a file. */
  readonly answer?: v.GenericSchema;
  /** Media types of an answer that is a file. */
  readonly files?: readonly string[];
  /** Status of a success. */
  readonly status: 200 | 201 | 204;
  /** Errors this call can give besides those of its access and `invalidRequest`. */
  readonly errors: readonly ErrorName[];
  /** Exists only where the server runs with demo powers. */
  readonly powers?: 'demo';
}

/** Checks a declaration and keeps its exact type, from which calls and handlers are typed. */
/* @__NO_SIDE_EFFECTS__ */
export function defineOperation<const T extends Operation>(operation: T): T {
  return operation;
}

type OutputOf<T> = T extends v.GenericSchema ? v.InferOutput<T> : undefined;

/** Path parameters of an operation, or `undefined`. */
export type OperationParams<T extends Operation> = OutputOf<T['params']>;
/** Query of an operation, or `undefined`. */
export type OperationQuery<T extends Operation> = OutputOf<T['query']>;
/** Request body of an operation, or `undefined`. */
export type OperationBody<T extends Operation> = OutputOf<T['body']>;
/** JSON answer of an operation, or `undefined`. */
export type OperationAnswer<T extends Operation> = OutputOf<T['answer']>;
