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

/** A select with its label; the first option stands for no choice where there is a label for it. */
export function choice(
  label: string,
  options: readonly string[],
  none?: string,
): { field: HTMLElement; select: HTMLSelectElement } {
  const select = element('select', {});
  if (none !== undefined) select.append(element('option', { value: '' }, none));
  select.append(...options.map((option) => element('option', { value: option }, option)));
  return { field: element('label', { class: 'field' }, label, select), select };
}

/** The place that the page itself has for something. */
export function placeOf(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}`);
  return found;
}
