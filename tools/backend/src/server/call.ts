import type {
  Language,
  Operation,
  OperationAnswer,
  OperationBody,
  OperationHeaders,
  OperationId,
  OperationParams,
  OperationQuery,
  PageAccess,
  operations,
} from '@foyer/contract';
import type { Log } from '@foyer/server';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Delivery } from '../modules/delivery/delivery.types.ts';
import type { PaymentProvider } from '../modules/purchases/payment-provider.ts';
import type { AccountViewer, Viewer } from '../modules/sessions/viewer.ts';
import type { PageEditor } from './page-editor.types.ts';

/** What every module works with. */
export interface Context {
  db: Database;
  config: Config;
  /** The service's clock. */
  now: () => Date;
  /** For those who run the service. */
  log: Log;
  /** Shows a code on the terminal, where the demo's viewers read it; nothing else. */
  print: (line: string) => void;
  /** Sends codes to those who asked for them. Absent where calls are not answered, as in tests of a part. */
  delivery?: Delivery | undefined;
  /** Absent where no payment provider is set: then nothing can be paid by card. */
  payments?: PaymentProvider | undefined;
}

type ContractOf<Id extends OperationId> = (typeof operations)[Id];

type ViewerOf<T extends Operation> = T['access'] extends 'account' | 'adult' | 'master'
  ? AccountViewer
  : T['access'] extends 'session'
    ? Viewer
    : Viewer | undefined;

type EditorOf<T extends Operation> = T['access'] extends PageAccess ? PageEditor : undefined;

/** One request, checked against its operation. */
export interface Call<Id extends OperationId> {
  params: OperationParams<ContractOf<Id>>;
  query: OperationQuery<ContractOf<Id>>;
  /** The headers that the operation names. */
  headers: OperationHeaders<ContractOf<Id>>;
  body: OperationBody<ContractOf<Id>>;
  /** The body of an operation that takes a file; empty for all others. */
  file: Buffer;
  /** Who is calling, as far as the operation's access promises. */
  viewer: ViewerOf<ContractOf<Id>>;
  /** Which page editor is calling, to calls that make pages. */
  editor: EditorOf<ContractOf<Id>>;
  language: Language;
  /** Id of the label on whose site the caller is, where a trusted proxy says it. */
  label: string | undefined;
  clientIp: string;
  /** The site that the caller sees, without a slash at its end: an origin that may call. */
  siteUrl: string;
  request: Request;
  /** Makes the device that the call came from a child's, or with `undefined` frees it. */
  holdDevice: (child: { accountId: string; profileId: string } | undefined) => Promise<void>;
  /** Sends a header beside the answer. */
  setHeader: (name: string, value: string) => void;
  /** Sends the cookie of a new session, or with `undefined` clears it. */
  setSessionCookie: (session: { token: string; expiresAt: Date } | undefined) => void;
}

/** The answer of an operation; a file for those that answer with files. */
export type Reply<Id extends OperationId> = 'files' extends keyof ContractOf<Id>
  ? Response
  : OperationAnswer<ContractOf<Id>>;

/** What answers an operation. Refuses with a `Failure`. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>> | Reply<Id>;

/** The handlers of some operations by operation id. */
export type Handlers<Id extends OperationId = OperationId> = { [Key in Id]: Handler<Key> };
