import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { channelQuery, channelsQuery } from '@foyer/client';
import type { Channel } from '@foyer/contract';
import { ChannelPage as ChannelView } from '@foyer/screens/channel-page';
import { dateAt, dayRange } from '@foyer/screens/guide';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { channelPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useReminders } from '@foyer/reminders/use-reminders';
import { channelSummary } from '../tv/channel-summary.ts';
import { dayChoices, guideDates } from '../tv/guide-days.ts';
import { remindAction } from '../tv/remind-action.tsx';
import { tvCrumbs } from '../tv/tv-crumbs.ts';
import { chunkQuery } from '../tv/use-guide-rows.ts';
import { useNow } from '../tv/use-now.ts';
import { useViewerZone } from '../tv/viewer-zone.ts';
import { archiveOffer, channelProgramme, onNowAndNext, watchWay } from './channel-page-props.ts';
import { LateFavourite } from './late-favourite.ts';
import { similarInput, type ChannelPageData } from './load-channel.ts';

/** How often the page asks what is on, in ms. */
const refreshMs = 60_000;

/** The page of a channel. */
export function ChannelPage(props: Omit<ChannelPageData, 'head'>) {
  const query = { ...channelQuery(useClient(), props.id), refetchInterval: refreshMs };
  const { data } = useQuery(query);
  return data ? <LoadedChannel {...props} channel={data} /> : null;
}

function LoadedChannel({
  madeAt,
  date: asked,
  channel,
}: Omit<ChannelPageData, 'head'> & { channel: Channel }) {
  const t = useTranslate('tv', 'crumbs');
  const client = useClient();
  const [label, language] = [useLabel(), useLanguage()];
  const timeZone = useViewerZone();
  const now = useNow(madeAt);
  const reminders = useReminders();
  const [date, setDate] = useState(asked);
  const chunk = useMemo(
    () => ({ channelIds: [channel.id], ...dayRange(date, timeZone) }),
    [channel.id, date, timeZone],
  );
  const day = useQuery(chunkQuery(client, chunk));
  const similar = useQuery(channelsQuery(client, similarInput(channel))).data?.items ?? [];

  const { id, slug, name, tstv_options_channel: options, epgs } = channel;
  const programmes = day.data?.items[0]?.epgs ?? [];
  const shown = programmes.map((one) => channelProgramme(one, { options, now }));
  const { current, next } = onNowAndNext(epgs, now);
  const path = channelPath(slug);
  const offer = archiveOffer(channel, t);
  const status = day.isPending ? 'loading' : day.isError ? 'error' : 'ready';

  return (
    <ChannelView
      breadcrumbs={tvCrumbs({ t, label, language }, { path, lastTitle: name })}
      name={name}
      mark={channel.logo}
      background={channel.background}
      ageLabel={channel.age_level.name}
      genres={channel.genres.map((genre) => genre.name)}
      description={channel.description}
      note={channel.is_free ? t('tv.channel.free') : undefined}
      watch={watchWay(channel, t)}
      current={current && channelProgramme(current, { options, now })}
      next={next && channelProgramme(next, { options, now })}
      archiveOffer={offer}
      isArchiveLocked={offer !== undefined}
      actions={<LateFavourite id={id} isFavourite={channel.is_favorite} />}
      days={dayChoices(guideDates(now, timeZone), (one) => `${path}?date=${one}`)}
      date={date}
      today={dateAt(now, timeZone)}
      onDateChange={setDate}
      data={{ status, programmes: shown }}
      onRetry={() => void day.refetch()}
      actionOf={remindAction(reminders, timeZone)}
      now={now}
      timeZone={timeZone}
      similar={similar
        .filter((one) => one.id !== id)
        .map((one) => channelSummary(one, { now, timeZone }))}
    />
  );
}
