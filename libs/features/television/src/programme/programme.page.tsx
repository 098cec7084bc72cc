import { useQuery } from '@tanstack/react-query';
import { channelQuery, showQuery } from '@foyer/client';
import type { Channel, ProgrammeShort, Show } from '@foyer/contract';
import { formatTime } from '@foyer/screens/guide';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { ProgrammePage as ProgrammeView } from '@foyer/screens/programme-page';
import { ReminderButton } from '@foyer/screens/reminder-button';
import { useLabel } from '@foyer/ui/theme';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useReminders } from '@foyer/reminders/use-reminders';
import { remindAction } from '../tv/remind-action.tsx';
import { showCrumbs } from '../tv/tv-crumbs.ts';
import { useNow } from '../tv/use-now.ts';
import { useViewerZone } from '../tv/viewer-zone.ts';
import type { ProgrammePageData } from './load-programme.ts';
import { programmePageProps, shownShowing } from './programme-page-props.ts';

/** The page of a show, about one of its showings. */
export function ProgrammePage({ channelId, id, program, madeAt }: Omit<ProgrammePageData, 'head'>) {
  const client = useClient();
  const now = useNow(madeAt);
  const show = useQuery(showQuery(client, { channelId, id })).data;
  const channel = useQuery(channelQuery(client, channelId)).data;
  const showing = show && shownShowing(show.epgs, { program, now });
  if (!show || !channel || !showing) return null;
  return <LoadedProgramme show={show} channel={channel} showing={showing} now={now} />;
}

function LoadedProgramme({
  show,
  channel,
  showing,
  now,
}: {
  show: Show;
  channel: Channel;
  showing: ProgrammeShort;
  now: number;
}) {
  const t = useTranslate('tv', 'crumbs');
  const [label, language] = [useLabel(), useLanguage()];
  const timeZone = useViewerZone();
  const reminders = useReminders();
  const { id, name, start_time } = showing;
  return (
    <ProgrammeView
      {...programmePageProps(show, showing, { channel, t, language, timeZone, now })}
      breadcrumbs={showCrumbs(show, { t, label, language })}
      actions={
        start_time > now && (
          <ReminderButton
            name={name}
            time={formatTime(start_time, timeZone)}
            isSet={reminders.isSet(id)}
            isBusy={reminders.isBusy(id)}
            isWhole
            onToggle={() => reminders.toggle(id)}
          />
        )
      }
      actionOf={remindAction(reminders, timeZone)}
    />
  );
}
