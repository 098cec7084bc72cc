import {
  analyticsEventTypes,
  operationList,
  type PushEvent,
  pushEventSchema,
} from '@foyer/contract';
import { adScenarios, adSlots } from '../../parties/ads/ad-scenarios.ts';
import { accounts } from '../../seed/accounts.ts';
import { type FaultPreset, faultPresets } from '../fault-presets.ts';
import { ANY_OPERATION, faultSchema } from '../faults.ts';
import { testCards } from '../../parties/payments/test-cards.ts';
import { formOf, type FormField } from '../schema-form.ts';
import { pushExamples } from './push-examples.ts';

/** What the page needs to draw its forms. */
export interface PageData {
  /** Every operation id, in the order of the documentation. */
  operations: readonly string[];
  /** The name of every event of analytics. */
  analyticsTypes: readonly string[];
  faultForm: readonly FormField[];
  /** Scenarios that are ready made. */
  faultPresets: readonly FaultPreset[];
  /** The cards that the demo's payment provider knows, and what each shows. */
  testCards: readonly { number: string; shows: string }[];
  /** Places where advertisements are asked for, and what the ad server can answer there. */
  adSlots: readonly string[];
  adScenarios: readonly string[];
  eventForm: readonly FormField[];
  /** An event of each code, to begin with. */
  pushExamples: readonly PushEvent[];
  /** Whom events may be pushed to: the demo accounts and their profiles. */
  recipients: readonly { label: string; login?: string; uid?: string }[];
}

const operations = operationList.map(({ operationId }) => operationId);

/** An operation is typed, with those that there are offered. */
const withOperations = (field: FormField): FormField =>
  field.name === 'operation' ? { ...field, suggestions: [ANY_OPERATION, ...operations] } : field;

/** The forms of the page, made from the schemas that check what they send. */
export const pageData: PageData = {
  operations,
  analyticsTypes: analyticsEventTypes,
  faultForm: formOf(faultSchema).map(withOperations),
  faultPresets,
  testCards: testCards.map(({ number, shows }) => ({ number, shows })),
  adSlots,
  adScenarios,
  eventForm: formOf(pushEventSchema),
  pushExamples,
  recipients: accounts.flatMap(({ id, login, profiles }) => [
    { label: login, login },
    ...profiles.map(({ name }, index) => ({
      label: `${login}, ${name}`,
      uid: `${id}-profile-${index + 1}`,
    })),
  ]),
};
