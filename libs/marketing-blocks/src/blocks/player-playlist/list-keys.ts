import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** On a button of a list: arrow keys, Home and End move the focus between its buttons. */
export function moveInList(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const list = event.currentTarget.closest('ul, ol');
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  event.preventDefault();
  buttons[step(at, buttons.length - 1)]?.focus();
}
