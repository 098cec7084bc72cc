import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { filmPage, makeTitle } from './testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import FilmPageArticle from './titles/film-page/article.tsx';
import { FocusedProgramme } from './television/guide/focused-programme.tsx';
import { channels, makeProgrammes, now, timeZone } from './television/guide/guide.fixtures.ts';
import HeroEditorial from './titles/hero/editorial.tsx';
import { PlayerGateScreen } from './pages/player-gate/index.ts';
import type { ProgrammePageProps } from './television/programme-page/index.ts';
import LitProgrammePage from './television/programme-page/lit.tsx';
import PrintProgrammePage from './television/programme-page/print.tsx';
import { PromoStory } from './titles/promo-story/index.ts';
import { ServicePage } from './buying/service-page/index.ts';
import { SongPage } from './titles/song-page/index.ts';

afterEach(cleanup);

const title = 'Дорога под звёздами без карты';
const film = makeTitle('doroga', title);
const { backdrop: picture } = film;

const showing: ProgrammePageProps = {
  title,
  picture,
  breadcrumbs: [],
  ageLabel: '6+',
  description: '',
  channel: { name: 'Арена', href: '/tv/arena', mark: picture },
  when: '',
  showings: [],
  now: 0,
  timeZone: 'Europe/Moscow',
};
const service = {
  heading: title,
  lead: '',
  picture,
  counts: [],
  paragraphs: [],
  features: { heading: '', has: '', lacks: '', items: [] },
};
const story = { ...service, period: '', terms: { heading: '', items: [] } };
const song = { title, artist: '', picture, genres: [], duration: '', action: null };
const gate = { title, backdrop: picture, text: '', back: { title: 'Назад', href: '/' } };
const [channel] = channels;
const [first] = makeProgrammes({ from: now, to: now + 1 }, 0);
const programme = first && { ...first, title };

/** What names something of the service in large letters. */
const pages: [name: string, label: 'main' | 'alternate', page: ReactElement][] = [
  ['a film', 'alternate', <FilmPageArticle key={0} {...filmPage} title={film} />],
  ['a slide', 'alternate', <HeroEditorial key={0} slides={[{ ...film, playHref: '/' }]} />],
  ['a programme', 'main', <LitProgrammePage key={0} {...showing} />],
  ['a programme', 'alternate', <PrintProgrammePage key={0} {...showing} />],
  [
    'a programme in the guide',
    'main',
    <FocusedProgramme key={0} {...{ channel, programme, now, timeZone }} />,
  ],
  ['a promo event', 'main', <PromoStory key={0} {...story} />],
  ['a service', 'main', <ServicePage key={0} {...service} />],
  ['a song', 'main', <SongPage key={0} {...song} similarHeading="" similar={[]} />],
  ['what does not play', 'main', <PlayerGateScreen key={0} {...gate} />],
];

it.each(pages)('no preposition ends a line in the title of %s of %s', async (_, label, page) => {
  await renderWithLabel(page, { label });

  const [heading] = await screen.findAllByRole('heading');
  expect(heading?.textContent).toBe('Дорога под\u00A0звёздами без\u00A0карты');
});
