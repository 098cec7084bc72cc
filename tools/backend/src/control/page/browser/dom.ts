type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Makes an element; an attribute that is `false` or `undefined` is left out, text stays text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** A button that does something when it is pressed. */
export function button(label: string, onPress: () => void, isMain = false): HTMLButtonElement {
  const made = element('button', { type: 'button', class: isMain && 'main' }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** A select with its label. */
export function choice(
  label: string,
  options: readonly string[],
): { field: HTMLElement; select: HTMLSelectElement } {
  const select = element('select', {});
  select.append(...options.map((option) => element('option', { value: option }, option)));
  return { field: element('label', { class: 'field' }, label, select), select };
}

let lists = 0;

/** Offers values while one is typed. @returns What goes beside the input. */
export function offer(
  input: HTMLInputElement | HTMLTextAreaElement,
  values: readonly string[],
): HTMLElement {
  lists += 1;
  const id = `offered-${lists}`;
  input.setAttribute('list', id);
  return element('datalist', { id }, ...values.map((value) => element('option', { value })));
}

/** An input with its label that narrows something down, with what there is offered. */
export function search(
  label: string,
  values: readonly string[],
): { field: HTMLElement; input: HTMLInputElement } {
  const input = element('input', { type: 'search', autocomplete: 'off', placeholder: 'All' });
  const field = element('label', { class: 'field' }, label, input, offer(input, values));
  return { field, input };
}

/** The place that the page itself has for something. */
export function placeOf(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}`);
  return found;
}
