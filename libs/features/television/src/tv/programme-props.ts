import type { ChannelShort, ProgrammeShort } from '@foyer/contract';
import type { GuideChannel, GuideProgramme } from '@foyer/screens/guide';
import { isOnAir } from '@foyer/blocks/cards';
import { channelPath, channelPlayerPath, programmePath } from '@foyer/site-map';

export { isOnAir };

/** Whether a programme is over and its recording still kept. LIVE-008 */
export const isArchived = ({ end_time, tstv_options_epg }: ProgrammeShort, now: number): boolean =>
  end_time <= now && (tstv_options_epg?.tstv_valid_until ?? 0) > now;

/** A programme of the guide, ready for the eye. */
export function guideProgramme(programme: ProgrammeShort, now: number): GuideProgramme {
  const { id, name, start_time, end_time, age_level, logo, channel_info } = programme;
  const fromStart = channelPlayerPath(channel_info.slug, programme);
  const ways = isOnAir(programme, now)
    ? {
        watchHref: channelPlayerPath(channel_info.slug),
        ...(programme.tstv_options_epg && { fromStartHref: fromStart }),
      }
    : isArchived(programme, now)
      ? { watchHref: fromStart, isArchived: true }
      : {};
  return {
    id,
    title: name,
    href: programmePath(programme),
    startTime: start_time,
    endTime: end_time,
    ageLabel: age_level.name,
    picture: logo,
    ...ways,
  };
}

/** A channel of the guide. The contract's names for its two pictures are the other way round. */
export const guideChannel = ({ id, slug, name, logo, full_logo }: ChannelShort): GuideChannel => ({
  id,
  name,
  href: channelPath(slug),
  logo: full_logo,
  mark: logo,
});
