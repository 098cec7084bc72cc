import type { Channel, ProgrammeShort } from '@foyer/contract';
import type { GuideProgramme } from '@foyer/screens/guide';
import type { Translate } from '@foyer/ui/i18n';
import type { ChannelPageProps } from '@foyer/screens/channel-page';
import { variantsPath, channelPlayerPath, servicePath } from '@foyer/site-map';
import { guideProgramme, isOnAir } from '../tv/programme-props.ts';

type Options = Channel['tstv_options_channel'];

/** Whether the archive plays for this viewer. LIVE-005 */
export const hasArchive = ({ is_catchup_allowed, is_catchup_purchased }: Options): boolean =>
  is_catchup_allowed && is_catchup_purchased;

/** Whether the live stream can be gone back in by this viewer. LIVE-006 */
export const hasRewind = ({ is_pltv_allowed, is_pltv_purchased }: Options): boolean =>
  is_pltv_allowed && is_pltv_purchased;

/** The way to the service that opens the archive, where it may be had and is not. LIVE-007 */
export function archiveOffer(
  { tstv_options_channel: options }: Pick<Channel, 'tstv_options_channel'>,
  t: Translate,
): ChannelPageProps['archiveOffer'] {
  const { is_catchup_allowed, is_catchup_purchased, tstv_service_id } = options;
  if (!is_catchup_allowed || is_catchup_purchased || !tstv_service_id) return undefined;
  return {
    text: t('tv.channel.archive_locked'),
    title: t('tv.channel.archive_buy'),
    href: servicePath({ alias: tstv_service_id }),
  };
}

/** The first button: it plays the channel, or offers what that needs. ENTITY-054 */
export function watchWay({ id, slug, actions }: Channel, t: Translate): ChannelPageProps['watch'] {
  const buy = actions.find(({ type }) => type === 'buy');
  if (!buy || actions.some(({ type }) => type === 'watch')) {
    return { title: t('tv.channel.watch'), href: channelPlayerPath(slug) };
  }
  return { title: buy.title, href: variantsPath({ itemType: 'channel', itemId: id }) };
}

/** A programme as this viewer may watch it on its channel. LIVE-005, LIVE-006 */
export function channelProgramme(
  programme: ProgrammeShort,
  { options, now }: { options: Options; now: number },
): GuideProgramme {
  const { watchHref, fromStartHref, ...rest } = guideProgramme(programme, now);
  const isLive = isOnAir(programme, now);
  return {
    ...rest,
    ...(watchHref && (isLive || hasArchive(options)) && { watchHref }),
    ...(fromStartHref && hasRewind(options) && { fromStartHref }),
  };
}

/** What is on now and what comes next, of the programmes of a day or those that the channel's answer has. */
export function onNowAndNext(
  programmes: readonly ProgrammeShort[],
  now: number,
): { current: ProgrammeShort | undefined; next: ProgrammeShort | undefined } {
  const current = programmes.find((programme) => isOnAir(programme, now));
  const next = programmes.find(({ start_time }) => start_time >= (current?.end_time ?? now));
  return { current, next };
}
