import {
  addItem,
  applyEdit,
  type FormField,
  type GroupField,
  isShown,
  setField,
  type ValuePath,
} from '@foyer/page-document/form';

const partOf = (value: unknown, key: string | number): unknown =>
  (value as Readonly<Record<string | number, unknown>> | undefined)?.[key];

/** The part of a value at a path. */
export const partAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>(partOf, value);

/** Makes ids that no fixture has. */
export const countedIds = (): (() => string) => {
  let count = 0;
  return () => `made-${(count += 1)}`;
};

/** Puts what a value has of a field into what is built, by the editor's own changes. */
class Builder {
  built: unknown;
  private readonly makeId = countedIds();
  private readonly form: GroupField;
  private readonly wanted: unknown;

  constructor(form: GroupField, wanted: unknown, start: unknown) {
    this.form = form;
    this.wanted = wanted;
    this.built = start;
    this.fillGroup(form, []);
  }

  private set(path: ValuePath, value: unknown): void {
    const edit = setField(this.form, this.built, path, value, { makeId: this.makeId });
    this.built = applyEdit(this.built, edit);
  }

  private add(path: ValuePath, item?: unknown): void {
    const edit = addItem(this.form, this.built, path, { makeId: this.makeId, item });
    this.built = applyEdit(this.built, edit);
  }

  private fillGroup(group: GroupField, path: ValuePath): void {
    for (const field of group.fields) {
      const beside = partAt(this.built, path) as Record<string, unknown> | undefined;
      if (isShown(field, beside)) this.fill(field, [...path, field.name]);
    }
  }

  private fill(field: FormField, path: ValuePath): void {
    const wanted = partAt(this.wanted, path);
    if (wanted === undefined) return;
    if (field.kind === 'group') {
      // One without a value in it is there all the same.
      if (partAt(this.built, path) === undefined) this.set(path, {});
      this.fillGroup(field, path);
    } else if (field.kind === 'list') {
      for (const index of (wanted as unknown[]).keys()) this.addTo(field.item, path, index);
      if ((wanted as unknown[]).length === 0) this.set(path, []);
    } else if (field.kind === 'items') {
      for (const [index, item] of (wanted as { type: string }[]).entries()) {
        if (item.type !== 'banner' || !field.banner) this.add(path, item);
        else {
          this.add(path);
          this.fillGroup(field.banner, [...path, index, 'banner']);
        }
      }
    } else if (field.kind === 'target') {
      const { title, ...target } = wanted as { title?: string };
      this.set(path, target);
      if (field.title && title !== undefined) this.set([...path, 'title'], title);
    } else this.set(path, wanted);
  }

  private addTo(item: FormField, path: ValuePath, index: number): void {
    if (item.kind === 'group') {
      this.add(path);
      this.fillGroup(item, [...path, index]);
    } else this.add(path, partAt(this.wanted, [...path, index]));
  }
}

/** A block built from an empty one by the fields of its form alone. */
export const buildBlock = (form: GroupField, wanted: unknown, start: unknown): unknown =>
  new Builder(form, wanted, start).built;
