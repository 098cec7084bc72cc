import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { EntryRow } from '@foyer/screens/entry-rows';
import { useTranslate } from '@foyer/ui/i18n';
import { useEffect, useRef, useState } from 'react';

/** How entries of a list are taken out and put back. Both reject when the service refuses. */
interface Removal<Item> {
  idOf: (item: Item) => string;
  remove: (item: Item) => Promise<unknown>;
  restore: (item: Item) => Promise<unknown>;
}

/** What a page shows of it. */
export interface Removals<Item> {
  /** The part of a row that says whether it is still there, with its button. */
  rowPart: (item: Item, name: string) => Pick<EntryRow, 'isFaded' | 'kicker' | 'action'>;
  /** What the last press has led to, where it has to be said. */
  failure: string | undefined;
}

/**
 * Takes entries out of a list at once, and leaves each of them in its place with the way to put it back as long as the
 * page is open: nothing moves under the finger, and the focus stays. The next visit finds the list without them.
 *
 * @param listKey - Start of the query keys of the list.
 */
export function useRemovals<Item>(
  listKey: QueryKey,
  { idOf, remove, restore }: Removal<Item>,
): Removals<Item> {
  const t = useTranslate('my');
  const queryClient = useQueryClient();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set<string>());
  const change = useMutation({
    mutationFn: ({ item, isWanted }: { item: Item; isWanted: boolean }) =>
      isWanted ? restore(item) : remove(item),
    onSuccess: (_answer, { item, isWanted }) =>
      setRemoved((before) => {
        const after = new Set(before);
        if (isWanted) after.delete(idOf(item));
        else after.add(idOf(item));
        return after;
      }),
  });

  const isOld = useRef(false);
  useEffect(() => {
    if (removed.size > 0) isOld.current = true;
  }, [removed]);
  const [kept] = useState(listKey);
  useEffect(
    () => () => {
      if (isOld.current) queryClient.removeQueries({ queryKey: kept });
    },
    [queryClient, kept],
  );

  const rowPart: Removals<Item>['rowPart'] = (item, name) => {
    const isFaded = removed.has(idOf(item));
    const isBusy = change.isPending;
    return {
      isFaded,
      ...(isFaded && { kicker: t('my.list.removed') }),
      action: {
        title: t(isFaded ? 'my.list.restore' : 'my.list.remove'),
        name: t(isFaded ? 'my.list.restore_named' : 'my.list.remove_named', { name }),
        isBusy,
        onPress: () => change.mutate({ item, isWanted: isFaded }),
      },
    };
  };
  return { rowPart, failure: change.isError ? t('my.list.act_failed') : undefined };
}
