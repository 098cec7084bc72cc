import type { FormField } from '@foyer/page-document/form';

/** Every field of a form, those of items and banners too. */
export function fieldsOf(field: FormField): FormField[] {
  if (field.kind === 'group') return [field, ...field.fields.flatMap(fieldsOf)];
  if (field.kind === 'list') return [field, ...fieldsOf(field.item)];
  if (field.kind === 'items') return [field, ...(field.banner ? fieldsOf(field.banner) : [])];
  if (field.kind === 'target') return [field, ...(field.title ? [field.title] : [])];
  return [field];
}
