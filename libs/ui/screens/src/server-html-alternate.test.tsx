import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { ContinueCard } from './cards/continue-card/index.ts';
import { FilmPage } from './titles/film-page/index.ts';
import { Footer } from './navigation/footer/index.ts';
import { Hero } from './titles/hero/index.ts';
import { Navigation } from './navigation/navigation/index.ts';
import { PosterCard } from './cards/poster-card/index.ts';
import { Shelf } from './shelves/shelf/index.ts';
import { StatePage } from './pages/state-page/index.ts';
import { Top10 } from './shelves/top10/index.ts';
import { filmPage, languageLinks, navigation, slides, titles } from './testing/fixtures.ts';
import { surround } from '@foyer/ui/testing';

const page = (
  <>
    <Navigation {...navigation} />
    <Hero slides={slides} />
    <Shelf heading="Вы остановились здесь" cell="horizontal">
      {titles.slice(0, 3).map((title) => (
        <ContinueCard key={title.id} title={title} progress={0.4} minutesLeft={27} />
      ))}
    </Shelf>
    <Shelf heading="Новое">
      {titles.map((title) => (
        <PosterCard key={title.id} title={title} />
      ))}
    </Shelf>
    <Top10 heading="Десять главных" titles={titles.slice(0, 10)} />
    <FilmPage {...filmPage} />
    <StatePage kind="notFound" />
    <Footer groups={[]} languages={languageLinks} year={2026} />
  </>
);

describe('server HTML of «Полоса»', () => {
  it('holds no style attribute, which the security policy would drop', async () => {
    const { prelude } = await prerender(await surround(page, { label: 'alternate' }));
    const html = await new Response(prelude).text();

    expect(html).toContain('Метрополис');
    expect(html).toContain('Эта страница вырвана');
    expect(html.match(/\sstyle="/gu)).toBeNull();
  });
});
