import { crawl, type Visited } from '../support/crawl.ts';
import { readFacts } from '../support/page-facts.ts';
import { descriptionProblems } from '../support/structured-data.ts';
import { expect, test } from '../support/test.ts';

/** Of one shape, beside those of the sitemap: the guide alone links thousands of programmes. */
const mostOfShape = 40;
/** Lists link many choices of filters. */
const mostQueries = 4;

/** What is wrong with an answer, as lines that say where. */
function problemsOf({ path, from, status, facts }: Visited): string[] {
  const problems = [
    ...(status >= 400 ? [`answered ${status}, linked by ${from || 'the sitemap'}`] : []),
    ...(facts?.title === '' ? ['no title'] : []),
    ...(facts?.description === '' ? ['no description'] : []),
    ...(facts ? descriptionProblems(facts) : []),
  ];
  return problems.map((problem) => `${path}: ${problem}`);
}

test('without scripts, every link leads to a page with a title, a description and valid structured data [SEO-001, SEO-004]', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<?]*)<\/loc>/gu)].map(([, address = '']) => address);

  const visited = await crawl({
    origin: baseURL ?? '',
    seeds: ['/', ...listed],
    readFacts: (html) => readFacts(page, html),
    mostOfShape,
    mostQueries,
  });

  expect(visited.flatMap(problemsOf)).toEqual([]);
  expect(visited.filter(({ facts }) => facts).length).toBeGreaterThan(1000);
});
