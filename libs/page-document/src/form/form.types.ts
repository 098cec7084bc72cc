import type { MediaBlockItem } from '@foyer/contract';
import type * as v from 'valibot';

/** When a field counts: where another field of the same object has this value. */
export interface FieldCondition {
  sibling: string;
  is: string;
}

/** In which part of the form a field stands: what the block says, how it looks, whom it is shown to. */
export type FieldTab = 'content' | 'look' | 'showing';

interface FieldBase {
  /** Key in the object that holds it; empty for a whole form and for an item of a list. */
  name: string;
  /** Place in the form; `[]` stands for any item of a list, for example `custom_data.cards[].title`. */
  place: string;
  /** Without it the page leaves out what holds it. */
  isRequired: boolean;
  /** @default the content */
  tab?: FieldTab;
  when?: FieldCondition;
}

/** A field with one value, which the schema of the block itself judges. */
interface ValueField extends FieldBase {
  /** Of the value, once it is there. */
  schema: v.GenericSchema;
}

/** A few words without tags. */
export interface LineField extends ValueField {
  kind: 'line';
  /** In UTF-16 code units, without spaces at both ends. */
  longest?: number;
}

/** Words that may hold the ten tags of blocks. */
export interface HtmlField extends ValueField {
  kind: 'html';
  /** In UTF-16 code units. */
  longest?: number;
  /** Whether tags count towards {@link longest}. */
  countsTags: boolean;
}

/** A field whose value has a form that its kind says. */
export interface PlainField extends ValueField {
  /**
   * `picture`: an `Image`, or `{ $picture: id }`; `date`: `dd.MM.yyyy HH:mm` in Moscow, or `{ $inDays: number }`; `address`:
   * of a file, `stream`: of a film for players; `id`: made by the editor, and shown to no editor.
   */
  kind: 'color' | 'picture' | 'date' | 'address' | 'stream' | 'switch' | 'id' | 'icon' | 'raw';
}

/** Where something leads. */
export interface TargetField extends ValueField {
  kind: 'target';
  /** Only pages of the site can be chosen. */
  isInside: boolean;
  /** The words that the page shows for it; absent where it shows none. */
  title?: LineField;
}

/** A number within limits. */
export interface NumberField extends ValueField {
  kind: 'number';
  least?: number;
  most?: number;
}

/** One of a few values. */
export interface ChoiceField extends ValueField {
  kind: 'choice';
  options: readonly string[];
}

/** The id of something else. */
export interface ReferenceField extends ValueField {
  kind: 'reference';
  /** `banner`: one of those that the block holds. */
  of: 'service' | 'title' | 'banner';
}

/** Fields that stand together; also a whole form. */
export interface GroupField extends FieldBase {
  kind: 'group';
  fields: readonly FormField[];
}

/** Things that are all alike, in an order. */
export interface ListField extends FieldBase {
  kind: 'list';
  item: FormField;
  /** With fewer the page leaves out what holds the list. @default 0 */
  least: number;
  /** What is more is cut. @default no limit */
  most?: number;
}

/** What a block holds from the catalogue: chosen by hand or by a rule. Banners are written in the form. */
export interface ItemsField extends FieldBase {
  kind: 'items';
  of: readonly MediaBlockItem['type'][];
  least: number;
  most?: number;
  /** Place of a reference: the item that it names is not counted, for it is shown apart. */
  uncounted?: string;
  /** Of one banner, where the block takes banners. */
  banner?: GroupField;
}

/** A field of a form. */
export type FormField =
  | LineField
  | HtmlField
  | PlainField
  | TargetField
  | NumberField
  | ChoiceField
  | ReferenceField
  | GroupField
  | ListField
  | ItemsField;
/** What a field is. */
export type FieldKind = FormField['kind'];

/** What a schema does not say of a field. */
export interface FieldRule {
  kind?: FieldKind;
  isRequired?: boolean;
  /** Limits of a list that the block cuts, or refuses, after its schema has read it. */
  least?: number;
  most?: number;
  /** The keys of an object, or of the items of a list, that the page uses. @default all */
  only?: readonly string[];
  when?: FieldCondition;
  tab?: FieldTab;
  /** Of items: see {@link ItemsField.uncounted}. */
  uncounted?: string;
  /** Of a reference. */
  of?: ReferenceField['of'];
  options?: readonly string[];
  /** In place of one that says less than the block reads. */
  schema?: v.GenericSchema;
}

/** Rules by place; the end of a place is enough: `cards[].title` is the title of any card. A longer end wins. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** A place of a value in a block or a document: keys and indexes. */
export type ValuePath = readonly (string | number)[];
