import type { MediaBlockItem } from '@foyer/contract';
import { BannerCard } from '@foyer/screens/banner-card';
import { ChannelCard } from '@foyer/screens/channel-card';
import { CollectionCard } from '@foyer/screens/collection-card';
import { EpgCard } from '@foyer/screens/epg-card';
import { formatTime } from '@foyer/screens/guide';
import { KaraokeCard } from '@foyer/screens/karaoke-card';
import { PosterCard } from '@foyer/screens/poster-card';
import { ServiceCard } from '@foyer/screens/service-card';
import { collectionPath, servicePath, programmePath } from '@foyer/site-map';
import { channelSummary } from '../../cards/channel-summary.ts';
import { isOnAir } from '../../cards/on-air.ts';
import { songSummary } from '../../cards/song-summary.ts';
import { countedId, readAdvertiser, inkOn, inks } from '../../parts/banner.schema.ts';
import { targetLink } from '../../parts/target-link.ts';
import { titleSummary } from '../../titles/title-summary.ts';

/** Props of {@link ItemCard}. */
interface ItemCardProps {
  item: MediaBlockItem;
  /** Seconds since 1970. */
  now: number;
  /** IANA. */
  timeZone: string;
}

/** The card of an item, whatever it is. HOME-007, CARD-002 */
export function ItemCard({ item, now, timeZone }: ItemCardProps) {
  switch (item.type) {
    case 'media_item':
      return <PosterCard title={titleSummary(item.media_item)} />;
    case 'channel':
      return <ChannelCard channel={channelSummary(item.channel, { now, timeZone })} />;
    case 'epg': {
      const { id, name, logo, start_time, end_time, channel_info } = item.epg;
      const progress = (now - start_time) / (end_time - start_time);
      return (
        <EpgCard
          programme={{
            id,
            href: programmePath(item.epg),
            title: name,
            picture: logo,
            channelName: channel_info.name,
            startTime: formatTime(start_time, timeZone),
            endTime: formatTime(end_time, timeZone),
            ...(isOnAir(item.epg, now) && { progress }),
          }}
        />
      );
    }
    case 'karaoke_item':
      return <KaraokeCard song={songSummary(item.karaoke_item)} />;
    case 'service': {
      const { id, name, image, promo_label_text: promoLabel, active } = item.service;
      const { price_text, description_short } = item.service;
      return (
        <ServiceCard
          service={{
            id,
            href: servicePath(item.service),
            title: name,
            picture: image,
            ...(promoLabel !== undefined && { promoLabel }),
            description: price_text ?? description_short,
            isActive: active,
          }}
        />
      );
    }
    case 'collection': {
      const { id, name, logo, description } = item.collection;
      const href = collectionPath(item.collection);
      return <CollectionCard collection={{ id, href, title: name, picture: logo, description }} />;
    }
    case 'banner': {
      const { id, title, subtitle, target, labels } = item.banner;
      const [picture] = item.banner.images;
      const href = targetLink(target)?.href;
      if (!picture) return null;
      const ground = item.banner.color ?? picture.color;
      const advertiser = readAdvertiser(item.banner, ground);
      const card = (
        <BannerCard
          banner={{
            id,
            title,
            picture,
            ...(subtitle !== undefined && { subtitle }),
            ...(href !== undefined && { href }),
            ...(labels && { labels }),
            ...(advertiser && {
              advertiser: {
                owner: advertiser.owner,
                token: advertiser.token,
                colors: { words: advertiser.ink || inks[inkOn(ground)], ground },
              },
            }),
          }}
        />
      );
      const counted = countedId(item.banner);
      return counted === undefined ? card : <div data-banner={counted}>{card}</div>;
    }
  }
}
