import {
  isShown,
  type FormField,
  type GroupField,
  type ValuePath,
} from '@foyer/page-document/form';
import { DateField } from './date-field.tsx';
import type { FieldViewProps } from './field-view.types.ts';
import * as css from './form.css.ts';
import { useForm, valueAt } from './form-context.ts';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PlainField } from './plain-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { SourceField } from './source-field.tsx';
import { TargetField } from './target-field.tsx';
import { TextFields } from './text-field.tsx';

/** One field of a form, by its kind. */
export function FormFieldView({ field, path }: FieldViewProps) {
  switch (field.kind) {
    case 'line':
    case 'html':
      return <TextFields field={field} path={path} />;
    case 'picture':
      return <PictureField field={field} path={path} />;
    case 'target':
      return <TargetField field={field} path={path} />;
    case 'date':
      return <DateField field={field} path={path} />;
    case 'list':
      return <ListField field={field} path={path} ItemView={FormFieldView} />;
    case 'items':
      return <SourceField field={field} BannerView={FormFieldView} />;
    case 'group':
      return <GroupView group={field} path={path} />;
    case 'reference':
      return <ReferenceField field={field} path={path} />;
    case 'id':
      return null;
    default:
      return <PlainField field={field} path={path} />;
  }
}

/** The fields of a group, below its name where it has one. */
function GroupView({ group, path }: { group: GroupField; path: ValuePath }) {
  const { wordsOf } = useForm();
  const fields = <Fields group={group} path={path} />;
  // An item of a list stands in a frame already; data of a block are the block itself.
  if (group.name === '' || group.name === 'custom_data' || group.name === 'banner') return fields;
  return (
    <fieldset className={css.group}>
      <legend className={css.groupName}>{wordsOf(group.place).title}</legend>
      {fields}
    </fieldset>
  );
}

interface FieldsProps {
  group: GroupField;
  path: ValuePath;
  /** Leaves out fields of other parts of the form. */
  isWanted?: (field: FormField) => boolean;
}

/** The fields of a group that count now. */
export function Fields({ group, path, isWanted = () => true }: FieldsProps) {
  const { block } = useForm();
  const beside = valueAt(block, path) as Readonly<Record<string, unknown>> | undefined;
  return (
    <div className={css.fields}>
      {group.fields
        .filter((field) => isWanted(field) && isShown(field, beside))
        .map((field) => (
          <FormFieldView key={field.name} field={field} path={[...path, field.name]} />
        ))}
    </div>
  );
}
