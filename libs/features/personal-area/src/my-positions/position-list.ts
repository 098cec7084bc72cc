import { positionsQuery, type Client } from '@foyer/client';
import type { PositionsPage } from '@foyer/contract';
import { listPages } from '@foyer/page-runtime/page/list-pages';

/** Start of the keys of {@link positionList}. */
export const positionListKey = ['list', 'positions'] as const;

/** The history of the profile, the latest first. */
export const positionList = (client: Client, first: number) =>
  listPages<PositionsPage>(['positions'], first, (page, signal) =>
    positionsQuery(client, { page }).queryFn({ signal }),
  );
