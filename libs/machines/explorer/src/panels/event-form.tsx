import { eventFields, readEvent } from '@foyer/core';
import { type FormEvent, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { ExplorerTarget, Step } from '../explorer.types.ts';
import { EventInput } from './event-input.tsx';
import { type FormValues, initialValues, payloadOf } from './event-values.ts';
import { button, eventForm, mono, note } from './panels.css.ts';

interface EventFormProps {
  target: ExplorerTarget;
  type: string;
  snapshot: AnyMachineSnapshot;
  onStep: (step: Step) => void;
}

/** Sends one event; its form comes from the event's schema. */
export function EventForm({ target, type, snapshot, onStep }: EventFormProps) {
  const fields = eventFields(target.events, type);
  const secrets = target.secrets ?? {};
  const [values, setValues] = useState<FormValues>(() =>
    initialValues(fields, exampleOf(target, type), Object.values(secrets)[0]),
  );
  const { event, refusal } = readForm(target, type, snapshot, () => payloadOf(fields, values));
  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    if (event) onStep({ kind: 'event', event });
  };
  return (
    <form className={eventForm} aria-label={type} onSubmit={submit}>
      {fields.map((field) => (
        <EventInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
          secrets={secrets}
        />
      ))}
      <div>
        <button type="submit" className={button} disabled={refusal !== undefined}>
          <span className={mono}>{type}</span>
        </button>
      </div>
      {refusal !== undefined && <p className={note}>{refusal}</p>}
    </form>
  );
}

const exampleOf = (target: ExplorerTarget, type: string): Readonly<Record<string, unknown>> => ({
  ...target.examples?.find((example) => example.type === type),
});

interface Reading {
  event?: Extract<Step, { kind: 'event' }>['event'];
  /** Why it cannot be sent. */
  refusal?: string;
}

function readForm(
  target: ExplorerTarget,
  type: string,
  snapshot: AnyMachineSnapshot,
  payload: () => Record<string, unknown>,
): Reading {
  try {
    // A machine may know events without a schema, such as `flow.resumed`: these have no payload.
    const event = target.events[type] ? readEvent(target.events, type, payload()) : { type };
    if (!snapshot.can(event)) return { event, refusal: 'Not possible here.' };
    return { event };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}
