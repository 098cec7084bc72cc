import { and, not, or, stateIn } from 'xstate';

/** A guard that is made of others; xstate has no public type for it. */
interface Composite {
  check: unknown;
  guards?: readonly unknown[];
  stateValue?: unknown;
}

const checkOf = (guard: unknown): unknown => (guard as Composite).check;
// By identity: a minified build keeps no names.
const checks = {
  not: checkOf(not('')),
  and: checkOf(and([])),
  or: checkOf(or([])),
  stateIn: checkOf(stateIn('')),
};

/** A condition that is longer tells less than its place in the code. */
const LONGEST = 48;

/** What a transition asks before it is taken, in words; nothing for one that asks nothing. */
export function guardText(guard: unknown): string | undefined {
  if (guard === undefined || guard === null) return undefined;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') {
    return 'check' in guard ? compositeText(guard as unknown as Composite) : inlineText(guard);
  }
  const type: unknown = typeof guard === 'object' ? Reflect.get(guard, 'type') : undefined;
  return typeof type === 'string' ? type : UNNAMED;
}

const UNNAMED = 'unnamed';

function compositeText({ check, guards = [], stateValue }: Composite): string {
  if (check === checks.stateIn) return `in ${placeOf(stateValue)}`;
  const words = guards.map((each) => {
    const isNested = checkOf(each) !== undefined && (each as Composite).guards !== undefined;
    const text = guardText(each) ?? UNNAMED;
    return isNested && checkOf(each) !== checks.not ? `(${text})` : text;
  });
  if (check === checks.not) return `not ${words.join(', ')}`;
  return words.join(check === checks.or ? ' or ' : ' and ');
}

const placeOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The condition of a function that is written in place: `event.output.valid`. */
function inlineText(guard: { toString: () => string }): string {
  const body = /^(?:\([^)]*\)|\w+)\s*=>\s*(?<body>[^{][\s\S]*)$/.exec(guard.toString())?.groups?.[
    'body'
  ];
  const text = body?.replaceAll(/\s+/g, ' ').trim();
  return text !== undefined && text.length <= LONGEST ? text : UNNAMED;
}
