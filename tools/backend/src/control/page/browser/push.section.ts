import type { PageData } from '../page-data.ts';
import { button, choice, element } from './dom.ts';
import { drawFields } from './form.ts';
import { act, call } from './room.ts';
import { addSection } from './section.ts';

/** Adds what pushes events to open pages. */
export function addPush({ eventForm, pushExamples, recipients }: PageData): void {
  const labels = recipients.map(({ label }) => label);
  const { field, select } = choice('To', labels);
  const other = element('input', { type: 'text', autocomplete: 'off' });
  const form = drawFields(eventForm);
  const example = choice(
    'Begin with the example of',
    pushExamples.map(({ event_code: code }) => code),
  );
  const fill = (): void => form.write(pushExamples[example.select.selectedIndex]);
  example.select.addEventListener('change', fill);
  fill();
  const push = async (): Promise<string> => {
    const chosen = recipients[select.selectedIndex];
    const typed = other.value.trim();
    const to =
      typed === ''
        ? { login: chosen?.login, uid: chosen?.uid }
        : { [/[@+]/.test(typed) ? 'login' : 'uid']: typed };
    await call('POST', 'events', { ...to, event: form.read() });
    return 'The event is on its way.';
  };
  const to = element(
    'div',
    { class: 'fields' },
    field,
    element('label', { class: 'field' }, 'or another login, account or profile', other),
    example.field,
  );
  const bar = element(
    'div',
    { class: 'bar' },
    button('Push the event', () => void act(push), true),
  );
  addSection('push', 'Push an event', to, form.element, bar);
}
