import type * as v from 'valibot';
import type { ErrorName } from './errors/error-codes.ts';
import type { OperationTag } from './operation-tags.ts';
import type { PageAccess } from './pages/page-roles.ts';

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
  /**
   * Who may call: anyone, who has a session (a visitor's too), who has signed in, every profile of an account but a
   * child's (one whose age, hours or time are limited), or its master profile. Calls that make pages are open to the token
   * of a page editor alone, from a role on: sessions do not count there, nor tokens anywhere else.
   */
  readonly access: 'anyone' | 'session' | 'account' | 'adult' | 'master' | PageAccess;
  /**
   * Opens a call that needs an account to sessions that may do little: a restricted one may do
   * nothing else that needs an account, a blocked account may only read, and a stale session may
   * do nothing at all that needs a session.
   */
  readonly allows?: readonly ('restricted' | 'blocked' | 'stale')[];
  /**
   * What a session alone may not do: its holder must have shown in the last five minutes that the account is theirs, by
   * the PIN of the account, its password, a code or a sign-in. `fresh` for every call, `buyer` for calls of a profile that
   * may not buy without the PIN (PERM-004), `own` where the call brings its proof along, or the fields of the body whose
   * change needs it.
   */
  readonly proof?: 'fresh' | 'buyer' | 'own' | readonly string[];
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  /** Headers that the call itself needs, by their name in small letters. */
  readonly headers?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /**
   * Present when the body is a text and no JSON. Other sites can send some of these types without
   * asking first, so that only the check of the origin keeps them out.
   */
  readonly textBody?: {
    readonly types: readonly string[];
    readonly maxBytes: number;
    /** Refuses bytes that are no UTF-8, so that the text is given back byte for byte. @default false */
    readonly isExact?: boolean;
  };
  /** Present when the body is a file, whose type the service finds out by its content. */
  readonly fileBody?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** Schema of the JSON answer; absent when the answer has no body or is a file. */
  readonly answer?: v.GenericSchema;
  /** Media types of an answer that is a file. */
  readonly files?: readonly string[];
  /** Schema of the data of each event, where the file is a stream of events. */
  readonly stream?: v.GenericSchema;
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
/** Headers of an operation, or `undefined`. */
export type OperationHeaders<T extends Operation> = OutputOf<T['headers']>;
/** Request body of an operation, or `undefined`. */
export type OperationBody<T extends Operation> = OutputOf<T['body']>;
/** JSON answer of an operation, or `undefined`. */
export type OperationAnswer<T extends Operation> = OutputOf<T['answer']>;
