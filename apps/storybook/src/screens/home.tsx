import { ChannelCard } from '@foyer/screens/channel-card';
import { ContinueCard } from '@foyer/screens/continue-card';
import { Hero } from '@foyer/screens/hero';
import { useLanguage } from '@foyer/ui/i18n';
import { PosterCard } from '@foyer/screens/poster-card';
import { Shelf } from '@foyer/screens/shelf';
import { useLabel } from '@foyer/ui/theme';
import { Top10 } from '@foyer/screens/top10';
import { titlesOf } from './catalogue.ts';
import { homeWords } from './home.words.ts';
import { onAirIn } from './on-air.ts';
import { Screen } from './screen.tsx';

const leads = ['gorod-posle-dozhdya', 'tihaya-voda', 'kassiopeya', 'leto-v-gyumri'];
const started = ['nochnoy-ekspress', 'posledniy-parom', 'doroga-na-yug', 'severnyy-svet'];
const watched = [
  'metropolis',
  'tihaya-voda',
  'sosedi-sverhu',
  'kassiopeya',
  'chuzhie-litsa',
  'devyat-etazhey',
  'tango-na-kryshe',
  'alibi',
  'lesnichiy',
];
const ten = [
  'gorod-posle-dozhdya',
  'leto-v-gyumri',
  'general',
  'nosferatu',
  'storona-b',
  'aelita',
  'sosedi-sverhu',
  'devyat-etazhey',
  'tihaya-voda',
  'shestoy-kontinent',
];
const silent = [
  'nosferatu',
  'general',
  'aelita',
  'kabinet-doktora-kaligari',
  'zhest',
  'metropolis',
];

/** The home screen of `look/*-home-*.png`, out of components. */
export function Home() {
  const language = useLanguage();
  const words = homeWords[language];
  const { variants } = useLabel();
  const slides = titlesOf(leads, language).map((title) => ({
    ...title,
    badge: words.premiere,
    playHref: `${title.href}/player`,
  }));
  return (
    <Screen isOverHero>
      <Hero slides={slides} />
      <Shelf
        heading={variants.hero === 'editorial' ? words.stoppedHere : words.goOn}
        cell="horizontal"
      >
        {titlesOf(started, language).map((title, index) => (
          <ContinueCard
            key={title.id}
            title={title}
            progress={0.45 + index / 8}
            minutesLeft={27 + index * 4}
          />
        ))}
      </Shelf>
      <Shelf heading={words.week} subHeading={words.weekLine} href="/movies">
        {titlesOf(watched, language).map((title, index) => (
          <PosterCard key={title.id} title={title} isUrgent={index < 6} />
        ))}
      </Shelf>
      <Top10 heading={words.top10} titles={titlesOf(ten, language)} />
      <Shelf heading={words.onAir} subHeading={words.channels} href="/tv" cell="channel">
        {onAirIn(language).map((channel) => (
          <ChannelCard key={channel.id} channel={channel} />
        ))}
      </Shelf>
      <Shelf heading={words.documentary} href="/collections">
        {titlesOf(silent, language).map((title) => (
          <PosterCard key={title.id} title={title} />
        ))}
      </Shelf>
    </Screen>
  );
}
