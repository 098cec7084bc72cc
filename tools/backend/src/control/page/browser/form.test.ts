// @vitest-environment happy-dom
import { pushEventSchema } from '@foyer/contract';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { formOf } from '../../schema-form.ts';
import { pushExamples } from '../push-examples.ts';
import { drawFields, type Drawn } from './form.ts';

let form: Drawn;

beforeEach(() => {
  form = drawFields(formOf(pushEventSchema));
  document.body.replaceChildren(form.element);
});

/** The control whose label begins with these words; several groups may have one of the same name. */
function controls(label: string): (HTMLInputElement & HTMLSelectElement)[] {
  return [...document.querySelectorAll('label')]
    .filter((element) => element.textContent.startsWith(label))
    .map(
      (element) => element.querySelector('input, select') as HTMLInputElement & HTMLSelectElement,
    );
}

function fill(label: string, value: string, place = 0): void {
  const control = controls(label)[place];
  if (!control) throw new Error(`There is no field ${label}`);
  control.value = value;
}

function tick(label: string): void {
  controls(label)[0]?.click();
}

describe('drawFields', () => {
  it('makes an event that passes the schema it was drawn from', () => {
    fill('event type', 'display');
    fill('event code', 'poll');
    tick('display');
    fill('display type', 'popup');
    fill('message', 'Как вам фильм?', 1);
    fill('duration', '30');
    tick('is cancellable');

    const event = form.read();

    expect(v.parse(pushEventSchema, event)).toEqual(event);
    expect(event).toEqual({
      event_type: 'display',
      event_code: 'poll',
      display: {
        display_type: 'popup',
        message: 'Как вам фильм?',
        duration: 30,
        is_cancellable: true,
      },
    });
  });

  it('leaves out what was not entered, and groups that were not opened', () => {
    expect(form.read()).toEqual({ event_type: 'display', event_code: expect.any(String) });
  });

  it('is filled in with each example, and gives it back', () => {
    for (const example of pushExamples) {
      form.write(example);
      expect(form.read()).toEqual(example);
    }
  });

  it('has a name for every control', () => {
    const nameless = [...document.querySelectorAll('input, select, textarea')].filter(
      (control) => !control.closest('label')?.textContent.trim(),
    );

    expect(nameless).toEqual([]);
  });

  it('adds entries to a list and takes them out again', () => {
    const list = drawFields(formOf(v.object({ tags: v.array(v.string()) })));
    document.body.replaceChildren(list.element);
    const press = (name: string) =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click();

    press('Add to tags');
    press('Add to tags');
    fill('tags 1', 'one');
    fill('tags 2', 'two');
    const both = list.read();
    press('Remove');

    expect([both, list.read()]).toEqual([{ tags: ['one', 'two'] }, { tags: ['two'] }]);
  });
});
