import type { FormField } from '../../schema-form.ts';
import { button, element, offer } from './dom.ts';

/** A drawn field, or a whole form of them. */
export interface Drawn {
  element: HTMLElement;
  /** What was entered, `undefined` where nothing was. @throws SyntaxError for JSON that is none. */
  read(): unknown;
  /** Enters a value; `undefined` empties the field. */
  write(value: unknown): void;
}

const labelOf = ({ name, isRequired }: FormField): string =>
  `${name.replaceAll('_', ' ')}${isRequired ? '' : ' (optional)'}`;

const textFor = (value: unknown, isJson: boolean): string => {
  if (value === undefined || value === null) return '';
  return isJson ? JSON.stringify(value) : String(value);
};

function drawText(field: FormField): Drawn {
  const isNumber = field.kind === 'number';
  const isJson = field.kind === 'json';
  const input = isJson
    ? element('textarea', { rows: '3', spellcheck: 'false' })
    : element('input', isNumber ? { type: 'number', step: 'any' } : { type: 'text' });
  const place = element('label', { class: isJson ? 'field wide' : 'field' }, labelOf(field), input);
  if (field.suggestions) place.append(offer(input, field.suggestions));
  return {
    element: place,
    write: (value) => {
      input.value = textFor(value, isJson);
    },
    read: () => {
      if (input.value === '') return undefined;
      if (isJson) return JSON.parse(input.value);
      return isNumber ? Number(input.value) : input.value;
    },
  };
}

function drawChoice(field: FormField): Drawn {
  const { options = [], isRequired } = field;
  const select = element('select', {}, ...(isRequired ? [] : [element('option', { value: '' })]));
  select.append(...options.map((option) => element('option', { value: option }, option)));
  return {
    element: element('label', { class: 'field' }, labelOf(field), select),
    read: () => (select.value === '' ? undefined : select.value),
    write: (value) => {
      if (value === undefined) select.selectedIndex = 0;
      else select.value = String(value);
    },
  };
}

/** Yes or nothing where the field may be left out, yes or no where it must be there. */
function drawFlag(field: FormField): Drawn {
  const box = element('input', { type: 'checkbox' });
  return {
    element: element('label', { class: 'field flag' }, box, labelOf(field)),
    read: () => (box.checked || field.isRequired ? box.checked : undefined),
    write: (value) => {
      box.checked = value === true;
    },
  };
}

/** An optional group is there once its box is ticked. */
function drawGroup(field: FormField): Drawn {
  const inner = drawFields(field.fields ?? []);
  if (field.isRequired) {
    const legend = element('legend', {}, labelOf(field));
    return { ...inner, element: element('fieldset', {}, legend, inner.element) };
  }
  const box = element('input', { type: 'checkbox' });
  const show = (): void => {
    inner.element.hidden = !box.checked;
  };
  box.addEventListener('change', show);
  show();
  const legend = element(
    'legend',
    {},
    element('label', { class: 'field flag' }, box, labelOf(field)),
  );
  return {
    element: element('fieldset', {}, legend, inner.element),
    read: () => (box.checked ? inner.read() : undefined),
    write: (value) => {
      box.checked = value !== undefined;
      show();
      inner.write(value);
    },
  };
}

function drawList(field: FormField): Drawn {
  const { item } = field;
  const entries = new Set<Drawn>();
  const place = element('div', { class: 'fields' });
  const add = (value?: unknown): void => {
    if (!item) return;
    const entry = drawField({ ...item, name: `${field.name} ${entries.size + 1}` });
    const row = element('div', { class: 'field wide' }, entry.element);
    row.append(
      button('Remove', () => {
        entries.delete(entry);
        row.remove();
      }),
    );
    if (value !== undefined) entry.write(value);
    entries.add(entry);
    place.append(row);
  };
  return {
    element: element(
      'fieldset',
      {},
      element('legend', {}, labelOf(field)),
      place,
      button(`Add to ${field.name.replaceAll('_', ' ')}`, () => add()),
    ),
    read: () => {
      const values = [...entries].map((entry) => entry.read());
      return values.length === 0 && !field.isRequired ? undefined : values;
    },
    write: (value) => {
      entries.clear();
      place.replaceChildren();
      if (Array.isArray(value)) for (const one of value) add(one);
    },
  };
}

function drawField(field: FormField): Drawn {
  const { kind } = field;
  if (kind === 'choice') return drawChoice(field);
  if (kind === 'flag') return drawFlag(field);
  if (kind === 'group') return drawGroup(field);
  return kind === 'list' ? drawList(field) : drawText(field);
}

/** Draws the fields of a form, whatever schema they were made from; what is not entered is left out. */
export function drawFields(fields: readonly FormField[]): Drawn {
  const drawn = fields.map((field) => ({ name: field.name, ...drawField(field) }));
  return {
    element: element('div', { class: 'fields' }, ...drawn.map((field) => field.element)),
    write: (value) => {
      const values: Readonly<Record<string, unknown>> = { ...(value as object | undefined) };
      for (const { name, write } of drawn) write(values[name]);
    },
    read: () =>
      Object.fromEntries(
        drawn
          .map(({ name, read }): [string, unknown] => [name, read()])
          .filter(([, value]) => value !== undefined),
      ),
  };
}
