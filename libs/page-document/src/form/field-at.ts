import type { FormField, GroupField, ValuePath } from './form.types.ts';

/** The field of a form that holds the value at a path; banners are found in items and in a document's source. */
export function fieldAt(form: GroupField, path: ValuePath): FormField | undefined {
  let field: FormField | undefined = form;
  const keys = [...path];
  // A document holds its banners in its source, an answer among its items.
  if (keys[0] === 'source' && keys[1] === 'banners') keys.splice(0, 2, 'items');
  while (keys.length > 0 && field) {
    const key = keys.shift();
    if (field.kind === 'list') field = field.item;
    else if (field.kind === 'items') {
      if (keys[0] === 'banner') keys.shift();
      field = field.banner;
    } else if (field.kind === 'target' && key === 'title') field = field.title;
    else if (field.kind === 'group') field = field.fields.find(({ name }) => name === key);
    else return undefined;
  }
  return field;
}
