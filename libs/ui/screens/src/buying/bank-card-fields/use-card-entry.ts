import type { Secret } from '@foyer/secret';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TextKey } from '@foyer/ui/i18n/text-key';
import { cardErrorKey, invalidCardFields } from './bank-card-rules.ts';
import { emptyCard, withField } from './card-entry.ts';
import type { CardEntry, CardField, CardOwnerField } from './card-entry.types.ts';

/** What {@link useCardEntry} begins with. */
export interface CardEntryStart {
  /** What was typed before, without the code. @default nothing */
  kept?: Partial<CardEntry> | undefined;
  /** @default none */
  ownerFields?: readonly CardOwnerField[] | undefined;
}

const nothing = [] as const;

/** Names of the inputs, as browsers know them. BANKCARD-001 */
const inputNames: Readonly<Record<CardField, string>> = {
  number: 'cardnumber',
  expiry: 'cc-exp',
  cvc: 'cvc',
  holder: 'ccname',
  postalCode: 'postalcode',
};

/**
 * What stands in the fields of a card, and which of them are wrong. A field is judged when it is left with something in
 * it, and with all others on submit; typing in it takes the judgement back. Reading 8.
 */
export function useCardEntry({ kept, ownerFields = nothing }: CardEntryStart = {}) {
  const [{ value, invalid }, setState] = useState<{
    value: CardEntry;
    invalid: readonly CardField[];
  }>(() => ({ value: { ...emptyCard(ownerFields), ...kept }, invalid: [] }));
  const ref = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    // A page that comes back from the browser's memory must not show a card. Case C15.
    const empty = () => flushSync(() => setState({ value: emptyCard(ownerFields), invalid: [] }));
    window.addEventListener('pagehide', empty);
    return () => window.removeEventListener('pagehide', empty);
  }, [ownerFields]);

  const change = (field: CardField, typed: Secret) =>
    setState((state) => ({
      value: withField(state.value, field, typed),
      invalid: state.invalid.filter((name) => name !== field),
    }));

  const leave = (field: CardField) =>
    setState((state) => {
      if (!state.value[field]?.reveal()) return state;
      const wrong = invalidCardFields(state.value, new Date());
      const isJudged = (name: CardField) => name === field || state.invalid.includes(name);
      return { ...state, invalid: wrong.filter(isJudged) };
    });

  /** Judges all fields; the first wrong one gets the focus. */
  const check = (): boolean => {
    const wrong = invalidCardFields(value, new Date());
    setState((state) => ({ ...state, invalid: wrong }));
    const [first] = wrong;
    if (first) ref.current?.querySelector<HTMLElement>(`[name="${inputNames[first]}"]`)?.focus();
    return !first;
  };

  const errorKey: TextKey | undefined = cardErrorKey(invalid);
  const fields = { ref, value, invalid, ownerFields, onChange: change, onLeave: leave };
  return { fields, errorKey, check };
}
