import {
  colorSchema,
  customButtonSchema,
  customCardSchema,
  customDataSchema,
  customFaqSchema,
  idSchema,
  imageSchema,
  notificationTargetSchema,
  quizSchema,
  screenTargetSchema,
} from '@foyer/contract';
import type * as v from 'valibot';
import type { FieldKind } from './form.types.ts';

const { modal } = customButtonSchema.entries;

/** What schemas stand for, wherever they are used: of two layers the outer one counts. */
export type SchemaKinds = ReadonlyMap<v.GenericSchema, FieldKind>;

/** What the contract's own schemas stand for, wherever a block uses them. */
const contractKinds: SchemaKinds = new Map<v.GenericSchema, FieldKind>([
  [imageSchema, 'picture'],
  [colorSchema, 'color'],
  [idSchema, 'id'],
  [screenTargetSchema, 'target'],
  [notificationTargetSchema, 'target'],
  [customDataSchema.entries.timer.wrapped.entries.end_date_time, 'date'],
  [customDataSchema.entries.text, 'html'],
  [customCardSchema.entries.text, 'html'],
  [customCardSchema.entries.icon, 'icon'],
  [customFaqSchema.entries.answer, 'html'],
  [quizSchema.entries.start.entries.text, 'html'],
  [modal.wrapped.entries.text, 'html'],
]);

/** The kind of a field by the first of its layers that is known, to the caller before the contract. */
export const kindOf = (
  layers: readonly v.GenericSchema[],
  known: SchemaKinds,
): FieldKind | undefined =>
  layers
    .map((layer) => known.get(layer) ?? contractKinds.get(layer))
    .find((kind) => kind !== undefined);

/** Whether a target leads inside the site only. */
export const leadsInside = (layers: readonly v.GenericSchema[]): boolean =>
  layers.includes(screenTargetSchema);
