import { useRef, type KeyboardEvent } from 'react';
import type { MaskEdit } from './digit-mask.ts';

/** How many edits can be taken back. */
const LONGEST_PAST = 50;

/** Where an edit can go back to. */
interface History {
  past: MaskEdit[];
  future: MaskEdit[];
  /** What the history ends in; another value means that the owner has written it. */
  digits: string;
}

/** The Latin letter of a key, also where the layout has another alphabet. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/iu.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();

function directionOf(event: KeyboardEvent): 'past' | 'future' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const letter = letterOf(event);
  if (letter === 'y') return 'future';
  if (letter !== 'z') return undefined;
  return event.shiftKey ? 'future' : 'past';
}

/** Where the caret stood before an edit: in front of what the edit has left alone. */
function caretBefore(digits: string, next: string): number {
  let same = 0;
  while (same < digits.length && digits.at(-1 - same) === next.at(-1 - same)) same += 1;
  return digits.length - same;
}

/**
 * Undo and redo by keys for a field whose text is rewritten as one types: the browser's own history knows nothing of
 * what was rewritten. What the owner writes, such as nothing after a refused code, cannot be taken back.
 *
 * @param restore - Writes the digits and places the caret.
 */
export function useUndo(digits: string, restore: (edit: MaskEdit) => void) {
  const kept = useRef<History>(undefined);
  const history = () => {
    if (kept.current?.digits !== digits) kept.current = { past: [], future: [], digits };
    return kept.current;
  };

  const remember = (next: string) => {
    const { past } = history();
    kept.current = {
      past: [...past, { digits, caret: caretBefore(digits, next) }].slice(-LONGEST_PAST),
      future: [],
      digits: next,
    };
  };

  const step = (from: 'past' | 'future', caret: number) => {
    const now = history();
    const edit = now[from].at(-1);
    if (!edit) return;
    const to = from === 'past' ? 'future' : 'past';
    now[from] = now[from].slice(0, -1);
    now[to] = [...now[to], { digits, caret }];
    now.digits = edit.digits;
    restore(edit);
  };

  const press = (event: KeyboardEvent, caret: number) => {
    const from = directionOf(event);
    if (!from) return;
    event.preventDefault();
    step(from, caret);
  };
  return { remember, press };
}
