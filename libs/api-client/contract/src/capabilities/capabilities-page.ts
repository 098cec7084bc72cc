import type { Operation } from '../define-operation.ts';
import { operationTags } from '../operation-tags.ts';
import { operationList } from '../operations.ts';
import type { ErrorName } from '../errors/error-codes.ts';
import { type CallerKind, callerKinds } from './caller-kinds.ts';
import { refusalFor } from './refusal-for.ts';

const intro = `# Capabilities

Who may make which call of the contract, and what the call needs besides. Written by \`npm run capabilities -w @foyer/contract\` from \`access\`, \`allows\` and \`proof\` of each operation; a test keeps it current. The service refuses by the same rule, in one place, and pages close their controls by it.

- **no session**: before the first call. **visitor**: a session without an account.
- **restricted**: signed in beyond the limit of devices. To all calls but those it may make for its account it is a visitor ([decision 0016](decisions/0016-who-may-call.md)).
- **blocked**: the account is blocked; shown for its master profile.
- **child**: an additional profile whose age, hours or time are limited ([decision 0089](decisions/0089-what-children-may-not-do.md)). **additional**: one without such limits. **master**: the main profile of the account.
- **page viewer**, **page editor**, **page publisher**: holders of a page editor's token, which opens the calls that make pages and is nothing to all others; no session opens those ([decision 0129](decisions/0129-page-editors-and-publishing.md)).
- **in part**: the call is open, and refuses by what it is asked for: a profile that is not the caller's own, a PIN that the master has not set yet, a title that only accounts may watch.
- **Proof**: what a session alone may not do ([decision 0090](decisions/0090-fresh-proofs.md)). "fresh" asks that the caller has shown within five minutes that the account is theirs; "as for buying" the same of a profile that may not buy without the PIN; "in the call" that the call brings the proof; "fresh for" that only these fields of its body need it.

What belongs to another account is not found.
`;

function proofOf({ proof }: Operation): string {
  if (!proof) return '';
  if (proof === 'fresh') return 'fresh';
  if (proof === 'buyer') return 'as for buying';
  if (proof === 'own') return 'in the call';
  return `fresh for ${proof.map((field) => `\`${field}\``).join(', ')}`;
}

/** By what a call that is open to a caller may refuse them after all, once it knows what they ask for. */
const refusedInPart: Readonly<Record<CallerKind, readonly ErrorName[]>> = {
  'no session': ['signInRequired'],
  visitor: ['signInRequired'],
  restricted: ['signInRequired', 'sessionRestricted'],
  blocked: ['accountBlocked'],
  child: ['adultOnly', 'masterOnly'],
  additional: ['masterOnly'],
  master: [],
  'page viewer': ['signInRequired'],
  'page editor': ['signInRequired'],
  'page publisher': ['signInRequired'],
};

function verdictOf(operation: Operation, kind: CallerKind): string {
  if (refusalFor(operation, callerKinds[kind])) return 'no';
  return operation.errors.some((error) => refusedInPart[kind].includes(error)) ? 'in part' : 'yes';
}

const kinds = Object.keys(callerKinds) as CallerKind[];

const rowOf = (operation: Operation): string[] => [
  `\`${operation.operationId}\``,
  ...kinds.map((kind) => verdictOf(operation, kind)),
  proofOf(operation),
];

/** A table as Prettier writes it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [titles = [], ...body] = rows;
  const widths = titles.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    lineOf(titles),
    lineOf(widths.map((width) => '-'.repeat(width))),
    ...body.map(lineOf),
  ].join('\n');
}

const head = ['Call', ...kinds, 'Proof'];

/** docs/capabilities.md: who may make which call, group by group. */
export function capabilitiesPage(operations: readonly Operation[] = operationList): string {
  const groups = Object.entries(operationTags).flatMap(([tag, description]) => {
    const rows = operations.filter((operation) => operation.tag === tag).map(rowOf);
    return rows.length > 0 ? [`## ${tag}\n\n${description}.\n\n${tableOf([head, ...rows])}\n`] : [];
  });
  return [intro, ...groups].join('\n');
}
