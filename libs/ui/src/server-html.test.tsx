// @vitest-environment node
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { CodeInput } from './components/code-input/index.ts';
import { TextField } from './components/text-field/index.ts';
import {
  ContinueCard,
  FilmPage,
  Footer,
  Hero,
  Navigation,
  PendingPage,
  PosterCard,
  Shelf,
  StatePage,
  Top10,
} from './index.ts';
import { languageLinks, navigation, slides, titles, filmPage } from './testing/fixtures.ts';
import { surround } from './testing/surround.tsx';

const [first] = titles;
if (!first) throw new Error('fixtures hold no title');

const parts = {
  Navigation: <Navigation {...navigation} />,
  Hero: <Hero slides={slides} />,
  Shelf: (
    <Shelf heading="На этой неделе">
      <PosterCard title={first} isUrgent />
      <ContinueCard title={first} progress={0.4} minutesLeft={12} />
    </Shelf>
  ),
  Top10: <Top10 heading="Топ-10" titles={titles} />,
  FilmPage: <FilmPage {...filmPage} />,
  StatePage: <StatePage kind="notFound" />,
  PendingPage: <PendingPage />,
  Footer: <Footer links={[]} languages={languageLinks} year={2026} />,
  fields: (
    <>
      <CodeInput label="Код" />
      <TextField label="Телефон" value="" onChange={() => {}} />
    </>
  ),
};

const labelIds = ['main', 'alternate'] as const;
const languages = ['rus', 'hye'] as const;

describe.each(labelIds)('server HTML of %s', (label) => {
  it.each(Object.keys(parts) as (keyof typeof parts)[])(
    'of %s renders without a browser and holds no style attribute',
    async (part) => {
      for (const language of languages) {
        const { prelude } = await prerenderToNodeStream(
          await surround(parts[part], { label, language }),
          { onError: (error) => expect.unreachable(String(error)) },
        );
        const html = await text(prelude);
        expect(html.length).toBeGreaterThan(100);
        expect(html).not.toMatch(/<[^>]+\sstyle=/u);
      }
    },
  );
});
