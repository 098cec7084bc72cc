import type { Streams } from '@foyer/content';
import { and, eq, inArray } from 'drizzle-orm';
import { freeItems, pictures, serviceItems, streams } from '../../database/schema.ts';
import type { Part, PartRows, Row } from './store.ts';

type ItemType = (typeof freeItems.$inferInsert)['itemType'];
type StreamType = (typeof streams.$inferInsert)['itemType'];

/** Whether items are free, and the services that hold them. */
export const saleParts = (itemType: ItemType): Record<'free' | 'services', Part> => ({
  free: {
    table: freeItems,
    of: (ids) =>
      and(eq(freeItems.itemType, itemType), inArray(freeItems.itemId, [...ids])) as never,
    owner: ({ itemId }) => itemId,
  },
  services: {
    table: serviceItems,
    of: (ids) =>
      and(eq(serviceItems.itemType, itemType), inArray(serviceItems.itemId, [...ids])) as never,
    owner: ({ itemId }) => itemId,
    order: serviceItems.serviceId,
  },
});

/** Their rows. */
export const saleRows = (
  itemType: ItemType,
  { id, free, services }: { id: string; free: boolean; services: readonly string[] },
): PartRows => ({
  free: free ? [{ itemType, itemId: id }] : [],
  services: [...new Set(services)].map((serviceId) => ({ serviceId, itemType, itemId: id })),
});

/** What a record says of them. */
export const salesOf = ({ free = [], services = [] }: PartRows): Row => ({
  free: free.length > 0,
  services: services.map(({ serviceId }) => serviceId).toSorted(),
});

/** Streams of these types. */
export const streamPart = (...types: StreamType[]): Part => ({
  table: streams,
  of: (ids) => and(inArray(streams.itemType, types), inArray(streams.itemId, [...ids])) as never,
  owner: ({ itemId }) => itemId,
});

/** A row of streams, where there are any. */
export const streamRows = (
  itemId: string,
  byType: Partial<Record<StreamType, Streams | undefined>>,
): Row[] =>
  Object.entries(byType).flatMap(([itemType, one]) =>
    one ? [{ itemType, itemId, streams: one }] : [],
  );

/** The streams of a type. */
export const streamsOf = (rows: readonly Row[] = [], type: StreamType): Streams | undefined =>
  rows.find(({ itemType }) => itemType === type)?.['streams'];

/** Pictures by address of records of a kind. */
export const picturePart = (kind: string): Part => ({
  table: pictures,
  of: (ids) => and(eq(pictures.ownerKind, kind), inArray(pictures.ownerId, [...ids])) as never,
  owner: ({ ownerId }) => ownerId,
});

/** Rows of pictures by their ids, where there are any. */
export const pictureRows = (
  ownerKind: string,
  ownerId: string,
  byId: Readonly<Record<string, string | undefined>>,
): Row[] =>
  Object.entries(byId).flatMap(([id, address]) =>
    address === undefined ? [] : [{ id, ownerKind, ownerId, address }],
  );

/** Address of a picture. */
export const addressOf = (rows: readonly Row[] = [], pictureId: string): string | undefined =>
  rows.find(({ id }) => id === pictureId)?.['address'];

const isAddress = (picture: string) => picture.includes('://');

/** A picture that a column names: one of the service's, or one by address under an id made for it. */
export const namedPicture = (kind: string, suffix = '') => {
  const idOf = (id: string) => `${kind}-${id.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}${suffix}`;
  return {
    /** For the column. */
    id: (id: string, picture: string | undefined) =>
      picture !== undefined && isAddress(picture) ? idOf(id) : picture,
    /** For the table of pictures. */
    rows: (id: string, picture: string | undefined): Row[] =>
      picture !== undefined && isAddress(picture)
        ? pictureRows(kind, id, { [idOf(id)]: picture })
        : [],
    /** For the record. */
    said: (column: string | null, rows: readonly Row[] | undefined): string | undefined =>
      column === null ? undefined : (addressOf(rows, column) ?? column),
  };
};
