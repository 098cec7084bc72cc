import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { deletePosition, deletePositions, setPosition } from '@foyer/client';
import type { MediaItemEntry } from '@foyer/contract';
import { ActionRows } from '@foyer/screens/action-rows';
import { useState } from 'react';
import { sitePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { ConfirmDialog } from '@foyer/page-parts/confirm-dialog';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { PersonalList } from '../personal/personal-list.tsx';
import { useRemovals } from '../personal/use-removals.ts';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { positionList, positionListKey } from './position-list.ts';
import { positionRow } from './position-row.ts';

const path = sitePath('/my/positions');

const idOf = ({ media_item: item }: MediaItemEntry) => item.id;

/** What the profile has watched, with the way to forget one title or all of them. ROUTE-052 */
export function MyPositionsPage({ address, number }: PersonalData) {
  const { t } = usePersonalWords();
  const client = useClient();
  const list = positionList(client, number);
  const { rowPart, failure } = useRemovals<MediaItemEntry>(positionListKey, {
    idOf,
    remove: (entry) => deletePosition(client, { mediaItemId: idOf(entry) }),
    restore: (entry) =>
      setPosition(client, {
        mediaItemId: idOf(entry),
        timepoint: entry.media_position?.timepoint ?? 0,
        isOfTitle: true,
      }),
  });
  const title = t('crumbs.positions');
  return (
    <PersonalFrame path={path} address={address} heading={title}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <PersonalList
        label={title}
        list={list}
        path={path}
        rowsOf={(entries) =>
          entries.map((entry) => ({
            ...positionRow(entry, t),
            ...rowPart(entry, entry.media_item.name),
          }))
        }
        empty={{
          heading: t('my.positions.empty'),
          text: t('my.positions.empty_text'),
          action: { title: t('my.list.watch'), href: '/' },
        }}
      />
      <ClearHistory number={number} />
    </PersonalFrame>
  );
}

/** Forgets everything, after a question; nothing where there is nothing. */
function ClearHistory({ number }: { number: number }) {
  const { t } = usePersonalWords();
  const client = useClient();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data } = useInfiniteQuery(positionList(client, number));
  const hasEntries = data?.pages.some(({ items }) => items.length > 0) ?? false;
  const clear = async () => {
    await deletePositions(client);
    await queryClient.resetQueries({ queryKey: positionListKey });
  };
  return (
    <>
      {hasEntries && (
        <ActionRows
          rows={[
            {
              id: 'clear',
              title: t('my.positions.clear'),
              icon: 'trash',
              onPress: () => setAsking(true),
            },
          ]}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('my.positions.clear_title')}
        text={t('my.positions.clear_text')}
        submit={t('my.positions.clear_submit')}
        keep={t('my.positions.keep')}
        onConfirm={clear}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
