import type { Texts } from '@foyer/contract';
import { persons } from '../persons/index.ts';

/** Somebody of the demo who sings as well. */
export function singer(id: string): { id: string; names: Texts } {
  const person = persons.find((one) => one.id === id);
  if (!person) throw new Error(`Nobody has the id ${id}`);
  return person;
}
