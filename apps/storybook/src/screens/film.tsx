import { FilmFoot, FilmPage, type FilmPageProps } from '@foyer/screens/film-page';
import { useLanguage } from '@foyer/ui/i18n';
import { titlesOf } from './catalogue.ts';
import { filmWords } from './film.words.ts';
import { Screen } from './screen.tsx';

const similar = [
  'aelita',
  'tihaya-voda',
  'belyy-shum',
  'devyat-etazhey',
  'chuzhie-litsa',
  'alibi',
  'metropolis',
  'shestoy-kontinent',
];

/** The film screen of `look/*-film-1280.png`, out of components. */
export function Film() {
  const language = useLanguage();
  const words = filmWords[language];
  return (
    <Screen path="/movies" isOverHero>
      {titlesOf(['kassiopeya'], language).map((title) => {
        const film: FilmPageProps = {
          title,
          originalTitle: 'Cassiopeia',
          badge: words.badge,
          breadcrumbs: [
            { title: words.home, href: '/' },
            { title: words.films, href: '/movies' },
            { title: title.title },
          ],
          playHref: `${title.href}/player`,
          trailerHref: `${title.href}/trailer`,
          priceText: words.price,
          ratingCount: 12480,
        };
        return (
          <FilmPage
            key={title.id}
            {...film}
            foot={
              <FilmFoot
                {...film}
                description={words.description}
                facts={words.facts}
                audioAndSubtitles={words.audio}
                persons={words.cast.map((person, index) => ({
                  id: String(index),
                  href: `/persons/${index}`,
                  ...person,
                  picture: {
                    url: `/api/v1/images/person-${index}`,
                    color: '#2c5348',
                    tone: 'dark',
                  },
                }))}
                similarHeading={words.similar}
                similar={titlesOf(similar, language)}
              />
            }
          />
        );
      })}
    </Screen>
  );
}
