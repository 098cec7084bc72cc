import { analyticsEventTypes, operationList, pushEventSchema } from '@foyer/contract';
import { accounts } from '../../seed/accounts.ts';
import { faultSchema } from '../faults.ts';
import { formOf, type FormField } from '../schema-form.ts';

/** What the page needs to draw its forms. */
export interface PageData {
  /** Every operation id, in the order of the documentation. */
  operations: readonly string[];
  /** The name of every event of analytics. */
  analyticsTypes: readonly string[];
  faultForm: readonly FormField[];
  eventForm: readonly FormField[];
  /** Whom events may be pushed to: the demo accounts and their profiles. */
  recipients: readonly { label: string; login?: string; uid?: string }[];
}

const operations = operationList.map(({ operationId }) => operationId);

/** An operation is chosen from those that there are. */
const withOperations = (field: FormField): FormField =>
  field.name === 'operation' ? { ...field, kind: 'choice', options: operations } : field;

/** The forms of the page, made from the schemas that check what they send. */
export const pageData: PageData = {
  operations,
  analyticsTypes: analyticsEventTypes,
  faultForm: formOf(faultSchema).map(withOperations),
  eventForm: formOf(pushEventSchema),
  recipients: accounts.flatMap(({ id, login, profiles }) => [
    { label: login, login },
    ...profiles.map(({ name }, index) => ({
      label: `${login}, ${name}`,
      uid: `${id}-profile-${index + 1}`,
    })),
  ]),
};
