import { type BlockFormKey, describeBlock, type FormWords } from '@foyer/blocks/forms';
import type { FormField } from '@foyer/page-document/form';

function placesIn(field: FormField): readonly string[] {
  switch (field.kind) {
    case 'group':
      return field.fields.flatMap(placesIn);
    case 'list':
      return [field.place, ...placesIn(field.item)];
    default:
      return [field.place];
  }
}

/** Everything by which a block is found: its name, what is said of it, its key, and the names of its fields. */
export function searchTextOf(words: FormWords, key: BlockFormKey): string {
  const { title, description } = words.block(key);
  const fields = placesIn(describeBlock(key)).map((place) => words.field(key, place).title);
  return [title, description, key, ...fields].join(' ');
}
