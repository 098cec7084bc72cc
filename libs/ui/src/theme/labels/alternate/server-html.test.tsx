import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { ContinueCard } from '../../../components/continue-card/index.ts';
import { FilmPage } from '../../../components/film-page/index.ts';
import { Footer } from '../../../components/footer/index.ts';
import { Hero } from '../../../components/hero/index.ts';
import { Navigation } from '../../../components/navigation/index.ts';
import { PosterCard } from '../../../components/poster-card/index.ts';
import { Shelf } from '../../../components/shelf/index.ts';
import { StatePage } from '../../../components/state-page/index.ts';
import { Top10 } from '../../../components/top10/index.ts';
import { filmPage, languageLinks, navigation, slides, titles } from '../../../testing/fixtures.ts';
import { surround } from '../../../testing/index.ts';

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
