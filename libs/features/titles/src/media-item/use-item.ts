import { useQuery } from '@tanstack/react-query';
import { mediaItemQuery } from '@foyer/client';
import type { MediaItem, MediaItemType } from '@foyer/contract';
import { useClient } from '@foyer/page-runtime/page/client-context';

/** Which title's page it is: as in the query of the page. */
export interface ItemRef {
  id: string;
  type?: MediaItemType | undefined;
}

/** The title of the page, which is loaded with it. */
export function useItem({ id, type }: ItemRef): MediaItem | undefined {
  return useQuery(mediaItemQuery(useClient(), id, type)).data;
}
