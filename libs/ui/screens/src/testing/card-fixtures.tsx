import { BannerCard } from '../cards/banner-card/index.ts';
import { CardPreview } from '../cards/card-preview/index.ts';
import { CardSkeleton } from '../cards/card-skeleton/index.ts';
import { ChannelCard } from '../cards/channel-card/index.ts';
import { CollectionCard } from '../cards/collection-card/index.ts';
import type { Picture } from '@foyer/ui/artwork';
import { EpgCard } from '../cards/epg-card/index.ts';
import { EpisodeCard } from '../cards/episode-card/index.ts';
import { GenreCard } from '../cards/genre-card/index.ts';
import { HorizontalCard } from '../cards/horizontal-card/index.ts';
import { InfoBar } from '../cards/info-bar/index.ts';
import { KaraokeCard } from '../cards/karaoke-card/index.ts';
import { ProgressCard } from '../cards/progress-card/index.ts';
import { ServiceCard } from '../cards/service-card/index.ts';
import { makeTitle } from './fixtures.ts';

const title = makeTitle('general', 'Генерал');
const picture: Picture = title.backdrop;
const shared = { id: 'one', href: '/one', title: 'Первая', picture };
const air = { title: 'Генерал', startTime: '18:40', endTime: '20:05', progress: 0.4 };

/** One of every card, with everything on it. */
export const everyCard = (
  <>
    <HorizontalCard title={title} isUrgent />
    <ChannelCard channel={{ ...shared, logo: picture, mark: picture, programme: air }} />
    <EpgCard programme={{ ...shared, ...air, channelName: 'Арарат' }} />
    <KaraokeCard song={{ ...shared, artist: 'Мариам' }} />
    <CollectionCard collection={{ ...shared, description: '24 фильма' }} />
    <GenreCard genre={{ ...shared, count: '128 фильмов' }} />
    <ServiceCard service={{ ...shared, isActive: true }} />
    <BannerCard
      banner={{
        ...shared,
        labels: [{ text: 'Премьера', color: '#ffb938' }],
        ageLabel: '16+',
        advertiser: { owner: 'ООО «Берег»', token: '2SDnj' },
      }}
    />
    <EpisodeCard episode={{ ...shared, number: 3, minutes: 48, progress: 0.4 }} isCurrent />
    <ProgressCard href="/one" title="Первая" picture={picture} progress={0.4} minutesLeft={27} />
    <InfoBar title={title} />
    <CardPreview title={title} playHref="/play">
      <CardSkeleton card="channel" />
    </CardPreview>
  </>
);
