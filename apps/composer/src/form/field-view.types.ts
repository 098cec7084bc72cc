import type { FormField, ValuePath } from '@foyer/page-document/form';
import type { ComponentType } from 'react';

/** Props of what shows one field of a form. */
export interface FieldViewProps {
  field: FormField;
  /** Of the field's value in the document. */
  path: ValuePath;
}

/** Shows any field: what holds other fields takes it as a prop, as it is itself one of the fields. */
export type FieldView = ComponentType<FieldViewProps>;
