import { defineEvents, secretField } from '@foyer/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { draftOf, valueOf } from './draft.ts';
import { FieldParts } from './field-input.tsx';
import { payloadField } from './payload-field.ts';

afterEach(cleanup);

/** Shows the form of a payload; `value` is what it holds now, as JSON. */
function show(entries: v.ObjectEntries) {
  const payload = payloadField(defineEvents({ event: entries }), 'event');
  function Form() {
    const [draft, setDraft] = useState(() => draftOf(payload, {}));
    return (
      <>
        <FieldParts field={payload} draft={draft} onChange={setDraft} secrets={{}} />
        <output>{JSON.stringify(valueOf(payload, draft))}</output>
      </>
    );
  }
  render(<Form />);
  const value = (): unknown => JSON.parse(screen.getByRole('status').textContent);
  return { user: userEvent.setup(), value };
}

describe('FieldInput', () => {
  it('takes text, numbers, choices and truth', async () => {
    const { user, value } = show({
      holder: v.pipe(v.string(), v.title('Holder')),
      months: v.number(),
      kind: v.picklist(['debit', 'credit']),
      isKept: v.boolean(),
    });

    await user.type(screen.getByLabelText('Holder'), 'Ada');
    await user.type(screen.getByLabelText('months'), '12');
    await user.selectOptions(screen.getByLabelText('kind'), 'credit');
    await user.selectOptions(screen.getByLabelText('isKept'), 'false');

    expect(value()).toEqual({ holder: 'Ada', months: 12, kind: 'credit', isKept: false });
  });

  it('hides what is typed into a secret field', () => {
    show({ pin: secretField('PIN') });

    expect(screen.getByLabelText('PIN')).toHaveProperty('type', 'password');
  });

  it('lets an optional field be given, and a nullable one be null', async () => {
    const { user, value } = show({ note: v.optional(v.string()), mark: v.nullable(v.string()) });
    expect(value()).toEqual({ mark: null });

    await user.selectOptions(screen.getByLabelText('note is'), 'given');
    await user.type(screen.getByLabelText('note'), 'n');
    await user.selectOptions(screen.getByLabelText('mark is'), 'given');

    expect(value()).toEqual({ note: 'n', mark: '' });
  });

  it('adds entries to a list of objects, and takes them out', async () => {
    const { user, value } = show({ hosts: v.array(v.object({ name: v.string() })) });

    await user.click(screen.getByRole('button', { name: 'Add to hosts' }));
    await user.click(screen.getByRole('button', { name: 'Add to hosts' }));
    const [first, second] = screen.getAllByLabelText('name');
    if (first) await user.type(first, 'Ada');
    if (second) await user.type(second, 'Bob');
    expect(value()).toEqual({ hosts: [{ name: 'Ada' }, { name: 'Bob' }] });

    await user.click(screen.getByRole('button', { name: 'Remove hosts 1' }));

    expect(value()).toEqual({ hosts: [{ name: 'Bob' }] });
  });

  it('shows the form of the way that is chosen', async () => {
    const { user, value } = show({
      place: v.variant('kind', [
        v.object({ kind: v.literal('studio'), room: v.number() }),
        v.object({ kind: v.literal('street'), city: v.string() }),
      ]),
    });

    await user.selectOptions(screen.getByLabelText('Kind of place'), 'street');
    await user.type(screen.getByLabelText('city'), 'Gyumri');

    expect(value()).toEqual({ place: { kind: 'street', city: 'Gyumri' } });
  });

  it('says of a field without a form what will be sent', () => {
    show({ extras: v.record(v.string(), v.string()) });

    expect(screen.getByText('extras: has no form and is not sent')).toBeTruthy();
  });
});
