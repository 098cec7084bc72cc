/** An error as logs show it. */
export interface DescribedError {
  type: string;
  /** Left out where it may hold user input. */
  message?: string;
  /** Where it was thrown, without the message that stacks begin with. */
  at?: string;
  /** The statement that failed, with numbered places instead of its parameters. */
  query?: string;
  /** Code of PostgreSQL, such as 23505. */
  sqlState?: string;
  /** Code of the system or of Node, such as ECONNREFUSED. */
  code?: string;
  table?: string;
  constraint?: string;
  /** What it followed from. */
  cause?: DescribedError;
}

const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Five letters or digits, at least one of them a digit: no code of Node looks so. */
const sqlStatePattern = /^(?=.*\d)[\dA-Z]{5}$/u;

/** Codes of the system, of Node's calls and of TLS; what else is called a code may be a viewer's. */
const codePattern = /^(?:E|UND_ERR_|CERT_|DEPTH_|SELF_|UNABLE_)[A-Z_\d]+$/u;

/** So many errors are told that followed from each other. */
const MOST_CAUSES = 5;

/** Longest statement that is logged, in characters: a list of values has thousands of placeholders. */
const STATEMENT_LENGTH = 2000;

/** A statement as logs show it. */
export const shortStatement = (statement: string): string =>
  statement.length <= STATEMENT_LENGTH ? statement : `${statement.slice(0, STATEMENT_LENGTH)}…`;

/** Whether the message holds what the error is about: of parsers, validators, databases and mail servers. */
const quotesInput = (error: Error): boolean =>
  error instanceof SyntaxError ||
  error instanceof RangeError ||
  ['query', 'issues', 'responseCode'].some((name) => name in error);

/**
 * Describes an error without anything that a viewer sent. Messages of databases, parsers and their like quote their
 * input, so they are left out; in all others quotations, long numbers, addresses and e-mails are.
 */
export function describeError(error: unknown, causes = MOST_CAUSES): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = textOf(error, 'code');
  const isOfDatabase = code !== undefined && sqlStatePattern.test(code);
  const query = textOf(error, 'query');
  const { cause } = error;
  return dropUndefined({
    // Many classes leave the name to what they extend.
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: isOfDatabase || quotesInput(error) ? undefined : withoutInput(error.message),
    at: framesOf(error),
    query: query === undefined ? undefined : shortStatement(query),
    sqlState: isOfDatabase ? code : undefined,
    code: code !== undefined && !isOfDatabase && codePattern.test(code) ? code : undefined,
    table: isOfDatabase ? textOf(error, 'table') : undefined,
    constraint: isOfDatabase ? textOf(error, 'constraint') : undefined,
    cause: cause === undefined || causes === 0 ? undefined : describeError(cause, causes - 1),
  });
}

/** A message without personal data. */
export const withoutInput = (message: string): string =>
  message
    .replaceAll(/(["'`]).*?\1|«.*?»/gsu, '…')
    .replaceAll(/\w+:\/\/\S+/gu, '…')
    .replaceAll(/\S+@\S+/gu, '…')
    .replaceAll(/(\w=)\S+/gu, '$1…')
    .replaceAll(/\+?\d[\d\s()-]{3,}\d/gu, '…');

/** The stack without the message in front of it, which may have lines that look like places. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const start = stack.indexOf(message) + message.length;
  const frames = stack
    .slice(start)
    .split('\n')
    .filter((line) => /^\s+at /u.test(line));
  return frames.length === 0 ? undefined : frames.map((line) => line.trim()).join('\n');
}

function dropUndefined(fields: Record<string, unknown>): DescribedError {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as unknown as DescribedError;
}
