import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { channelGenresQuery } from '@foyer/client';
import type { ChannelShort } from '@foyer/contract';
import { ChannelList } from '@foyer/screens/channel-list';
import { dateAt, dayRange, Guide, type GuideSpot } from '@foyer/screens/guide';
import { useTranslate } from '@foyer/ui/i18n';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { goTo } from '@foyer/page-runtime/navigation/page-navigation';
import { currentEntry } from '@foyer/page-runtime/navigation/page-places';
import { allChannelsQuery } from '../tv/all-channels.ts';
import { channelSummary } from '../tv/channel-summary.ts';
import { dayChoices, guideDates } from '../tv/guide-days.ts';
import { guideChannel } from '../tv/programme-props.ts';
import { useGuideRows } from '../tv/use-guide-rows.ts';
import { useNow } from '../tv/use-now.ts';
import { useViewerZone } from '../tv/viewer-zone.ts';
import { allFilterId, guideFilters, guideHref } from './guide-filters.ts';
import { keepGuidePlace } from './guide-places.ts';
import type { ChannelsPageData } from './load-channels.ts';
import { useSpotSummary } from './use-spot-summary.ts';

/** How often cards of channels are told anew what is on, in ms. */
const refreshMs = 60_000;

const none: readonly ChannelShort[] = [];

/** The channels as a guide, and below it each with what is on now. */
export function ChannelsPage({
  madeAt,
  date: asked,
  genre,
  opening,
  kept,
}: Omit<ChannelsPageData, 'head'>) {
  const t = useTranslate('tv');
  const client = useClient();
  const timeZone = useViewerZone();
  const now = useNow(madeAt);
  const [date, setDate] = useState(kept?.date ?? asked);
  const query = { ...allChannelsQuery(client, genre), refetchInterval: refreshMs };
  const { data: channels = none } = useQuery(query);
  const { data: genres } = useQuery(channelGenresQuery(client));

  const dates = guideDates(now, timeZone).join();
  const days = useMemo(
    () => dayChoices(dates.split(','), (one) => guideHref({ date: one, genre })),
    [dates, genre],
  );
  const ranges = useMemo(
    () => dates.split(',').map((one) => dayRange(one, timeZone)),
    [dates, timeZone],
  );
  // The same ids are the same guide, also when what is on has changed.
  const ids = channels.map(({ id }) => id).join();
  const channelIds = useMemo(() => ids.split(',').filter(Boolean), [ids]);
  const guideChannels = useMemo(() => channels.map(guideChannel), [channels]);
  const rows = useGuideRows({ channelIds, days: ranges, now, opening });

  const shownDate = days.some((day) => day.date === date) ? date : asked;
  const onDateChange = (next: string) => {
    setDate(next);
    keepGuidePlace(currentEntry(), { date: next });
  };
  const [firstChannel] = channelIds;
  const first = firstChannel === undefined ? undefined : { channelId: firstChannel, time: madeAt };
  const { programmesOf, setSpot } = useSpotSummary(rows.programmesOf, kept?.spot ?? first);
  const onSpotChange = (spot: GuideSpot) => {
    setSpot(spot);
    keepGuidePlace(currentEntry(), { spot });
  };
  const today = dateAt(now, timeZone);
  const otherDay = shownDate === today ? undefined : shownDate;

  return (
    <>
      <Guide
        heading={t('tv.guide.title')}
        standfirst={t('tv.guide.standfirst')}
        channels={guideChannels}
        {...rows}
        programmesOf={programmesOf}
        days={days}
        date={shownDate}
        onDateChange={onDateChange}
        {...(kept?.spot && { spot: kept.spot })}
        onSpotChange={onSpotChange}
        now={now}
        timeZone={timeZone}
        filters={guideFilters(genres?.items ?? [], {
          allTitle: t('tv.guide.all'),
          date: otherDay,
        })}
        filterId={genre ?? allFilterId}
        onFilterChange={(id) =>
          goTo(guideHref({ date: otherDay, genre: id === allFilterId ? undefined : id }), {
            isReplacing: true,
          })
        }
      />
      <ChannelList
        heading={t('tv.guide.channels')}
        channels={channels.map((channel) => channelSummary(channel, { now, timeZone }))}
      />
    </>
  );
}
