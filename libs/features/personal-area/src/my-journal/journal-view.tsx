import { useQueryClient } from '@tanstack/react-query';
import type { Message, MessageKind } from '@foyer/contract';
import { TabLinks } from '@foyer/ui/tabs';
import { useEffect, useRef, useState } from 'react';
import { sitePath } from '@foyer/site-map';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame, useUnread } from '../personal/personal-frame.tsx';
import { PersonalList } from '../personal/personal-list.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { journalList, journalListKey } from './journal-list.ts';
import { journalRow } from './journal-row.ts';
import { openMessage } from './open-message.ts';

const root = sitePath('/my/journal');
const paths = { all: root, message: `${root}/messages`, poll: `${root}/polls` } as const;

/** Props of {@link JournalView}. */
export interface JournalViewProps extends PersonalData {
  /** Without it both parts. */
  kind?: MessageKind;
}

/** The journal or one part of it: letters open over the page, polls ask their questions there. ROUTE-057 to ROUTE-059 */
export function JournalView({ kind, address, number }: JournalViewProps) {
  const words = usePersonalWords();
  const { t } = words;
  const act = useShellAct();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set<string>());
  useNewsOfJournal();
  const path = paths[kind ?? 'all'];
  const links = [
    { title: t('my.journal.all'), href: paths.all },
    { title: t('crumbs.messages'), href: paths.message },
    { title: t('crumbs.polls'), href: paths.poll },
  ];
  const headings = {
    all: ['crumbs.journal', 'my.journal.empty'],
    message: ['crumbs.messages', 'my.journal.no_messages'],
    poll: ['crumbs.polls', 'my.journal.no_polls'],
  } as const;
  const [headingKey, emptyKey] = headings[kind ?? 'all'];
  const heading = t(headingKey);

  const open = (message: Message) => {
    setOpened((before) => new Set([...before, message.id]));
    act((shell) => openMessage(shell, message));
  };
  return (
    <PersonalFrame path={path} address={address} heading={heading}>
      <TabLinks label={t('my.journal.parts')} links={links} current={path} />
      <PersonalList
        label={heading}
        list={journalList(useClient(), kind, number)}
        path={path}
        rowsOf={(messages) =>
          messages.map((message) => ({
            ...journalRow(message, words, opened.has(message.id)),
            // A poll is answered once.
            ...(!message.is_finished && { onPress: () => open(message) }),
          }))
        }
        empty={{
          heading: t(emptyKey),
          text: t('my.journal.empty_text'),
          action: { title: t('my.list.watch'), href: '/' },
        }}
      />
    </PersonalFrame>
  );
}

/** The list comes anew when another number of messages waits to be read: one has come, or was read, or answered. */
function useNewsOfJournal(): void {
  const unread = useUnread();
  const queryClient = useQueryClient();
  const known = useRef(unread);
  useEffect(() => {
    if (known.current === unread) return;
    known.current = unread;
    void invalidateAfterChange(queryClient, { queryKey: journalListKey });
  }, [unread, queryClient]);
}
