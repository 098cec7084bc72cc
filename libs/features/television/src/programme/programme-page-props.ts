import type { Channel, ProgrammeShort, Show } from '@foyer/contract';
import { formatSpan } from '@foyer/screens/guide';
import { formatDate, type LanguageCode, type Translate } from '@foyer/ui/i18n';
import type { ProgrammePageProps } from '@foyer/screens/programme-page';
import { mediaItemPath, channelPath } from '@foyer/site-map';
import { archiveOffer, channelProgramme } from '../channel/channel-page-props.ts';
import { isArchived, isOnAir } from '../tv/programme-props.ts';

/** What turns a show into texts. */
interface ShowTexts {
  t: Translate;
  language: LanguageCode;
  timeZone: string;
  /** Seconds since 1970. */
  now: number;
}

/**
 * The showing that a page is about: the one that the address asks for; else what is on, what comes next, or what was last.
 *
 * @param showings - The earliest first.
 */
export function shownShowing(
  showings: readonly ProgrammeShort[],
  { program, now }: { program: string | undefined; now: number },
): ProgrammeShort | undefined {
  return (
    showings.find(({ id }) => id === program) ??
    showings.find((showing) => isOnAir(showing, now)) ??
    showings.find(({ start_time }) => start_time > now) ??
    showings.at(-1)
  );
}

const dayWord = (
  { start_time }: ProgrammeShort,
  { language, timeZone }: Pick<ShowTexts, 'language' | 'timeZone'>,
) => formatDate(new Date(start_time * 1000), language, { timeZone });

/** Everything the page of a show says of one showing, ready for the eye. */
export function programmePageProps(
  show: Show,
  showing: ProgrammeShort,
  { channel, ...texts }: ShowTexts & { channel: Channel },
): Omit<ProgrammePageProps, 'breadcrumbs' | 'actions' | 'actionOf'> {
  const { t, timeZone, now } = texts;
  const options = channel.tstv_options_channel;
  const programme = channelProgramme(showing, { options, now });
  const offer = archiveOffer(channel, t);
  const { media_item: item } = show;
  const span = formatSpan(programme, timeZone);
  return {
    title: showing.name,
    picture: showing.logo,
    ageLabel: showing.age_level.name,
    description: show.description,
    channel: { name: channel.name, href: channelPath(channel.slug), mark: channel.logo },
    when: `${dayWord(showing, texts)}, ${span}`,
    isOnAir: isOnAir(showing, now),
    watch: watchOf(showing, { href: programme.watchHref, offer, t, now }),
    fromStartHref: programme.fromStartHref,
    item: item && {
      title: t(item.type === 'film' ? 'tv.programme.film' : 'tv.programme.series'),
      href: mediaItemPath(item),
    },
    isArchiveLocked: offer !== undefined,
    currentId: showing.id,
    showings: show.epgs.map((one) => ({
      ...channelProgramme(one, { options, now }),
      note: dayWord(one, texts),
    })),
    now,
    timeZone,
  };
}

/** Plays what is on or kept; what is kept and not bought leads to its service. LIVE-005, LIVE-007 */
function watchOf(
  showing: ProgrammeShort,
  {
    href,
    offer,
    t,
    now,
  }: {
    href: string | undefined;
    offer: ReturnType<typeof archiveOffer>;
    t: Translate;
    now: number;
  },
): ProgrammePageProps['watch'] {
  if (href && isOnAir(showing, now)) return { title: t('tv.programme.watch'), href, icon: 'play' };
  if (href) return { title: t('tv.programme.watch_archive'), href, icon: 'play' };
  if (offer && isArchived(showing, now)) {
    return { title: t('tv.programme.locked'), href: offer.href, icon: 'lock' };
  }
  return undefined;
}
