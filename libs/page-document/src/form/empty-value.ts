import { isShown } from './is-shown.ts';
import type { FormField } from './form.types.ts';

/**
 * What a field begins with: an object has what it is never without, as far as that can be known. Words, pictures and targets
 * are for the editor to give.
 *
 * @param makeId - Of each new thing that has one.
 * @returns `undefined` where there is nothing to begin with.
 */
export function emptyValue(field: FormField, makeId: () => string): unknown {
  switch (field.kind) {
    case 'group': {
      const value: Record<string, unknown> = {};
      for (const one of field.fields) {
        if (!one.isRequired || !isShown(one, value)) continue;
        const empty = emptyValue(one, makeId);
        if (empty !== undefined) value[one.name] = empty;
      }
      return value;
    }
    case 'list':
    case 'items':
      return [];
    case 'id':
      return makeId();
    case 'choice':
      return field.options[0];
    case 'switch':
      return false;
    case 'number':
      return field.least ?? 0;
    default:
      return undefined;
  }
}
