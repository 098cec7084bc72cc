import { readEvent } from '@foyer/core';
import { type FormEvent, useId, useState } from 'react';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { ExplorerTarget, Step } from '../explorer.types.ts';
import { type Draft, draftOf, valueOf } from '../form/draft.ts';
import { FieldParts } from '../form/field-input.tsx';
import { button } from '../form/form.css.ts';
import { payloadField } from '../form/payload-field.ts';
import { eventForm, mono, note } from './panels.css.ts';

interface EventFormProps {
  target: ExplorerTarget;
  type: string;
  snapshot: AnyMachineSnapshot;
  onStep: (step: Step) => void;
}

/** Sends one event; its form comes from the event's schema. */
export function EventForm({ target, type, snapshot, onStep }: EventFormProps) {
  const payload = payloadField(target.events, type);
  const secrets = target.secrets ?? {};
  const [draft, setDraft] = useState(() =>
    draftOf(payload, exampleOf(target, type) ?? {}, Object.values(secrets)[0]),
  );
  const refusalId = useId();
  const { event, refusal } = readDraft(target, type, snapshot, valueOf(payload, draft));
  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    if (event && refusal === undefined) onStep({ kind: 'event', event });
  };
  return (
    <form className={eventForm} aria-label={type} onSubmit={submit}>
      <FieldParts
        field={payload}
        draft={draft}
        onChange={(next: Draft) => setDraft(next)}
        secrets={secrets}
      />
      <div>
        <button
          type="submit"
          className={button}
          disabled={refusal !== undefined}
          {...(refusal !== undefined && { 'aria-describedby': refusalId })}
        >
          <span className={mono}>{type}</span>
        </button>
      </div>
      {refusal !== undefined && (
        <p id={refusalId} className={note}>
          {refusal}
        </p>
      )}
    </form>
  );
}

const exampleOf = ({ examples }: ExplorerTarget, type: string): EventObject | undefined =>
  examples?.find((example) => example.type === type);

interface Reading {
  event?: Extract<Step, { kind: 'event' }>['event'];
  /** Why it cannot be sent. */
  refusal?: string;
}

function readDraft(
  target: ExplorerTarget,
  type: string,
  snapshot: AnyMachineSnapshot,
  payload: unknown,
): Reading {
  try {
    // A machine may know events without a schema, such as `flow.resumed`: these have no payload.
    const event = target.events[type]
      ? readEvent(target.events, type, payload as Record<string, unknown>)
      : { type };
    if (!snapshot.can(event)) return { event, refusal: 'Not possible here.' };
    return { event };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}
