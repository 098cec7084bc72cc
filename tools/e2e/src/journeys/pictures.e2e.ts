import { crawl, shapeOf } from '../support/crawl.ts';
import { missingPictures } from '../support/missing-pictures.ts';
import { picturesIn, readFacts } from '../support/page-facts.ts';
import { alternate, serverPage } from '../support/server-page.ts';
import { expect, test } from '../support/test.ts';

/** Pages of one shape ask for their pictures alike. */
const mostOfShape = 2;

test('every picture that a page of either label may ask for is there, in every size of its source sets', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const origin = baseURL ?? '';
  const visited = await crawl({
    origin,
    seeds: ['/'],
    readFacts: (html) => readFacts(page, html),
    mostOfShape,
    mostQueries: 1,
  });
  const pictures = new Set(visited.flatMap(({ facts }) => facts?.pictures ?? []));
  const byShape = new Map(visited.map(({ path }) => [shapeOf(path), path]));
  for (const path of byShape.values()) {
    const { document } = await serverPage(origin, path, alternate);
    for (const picture of picturesIn(document.documentElement.innerHTML)) pictures.add(picture);
  }

  expect(byShape.size).toBeGreaterThan(20);
  expect(pictures.size).toBeGreaterThan(1000);
  expect(await missingPictures(origin, pictures)).toEqual([]);
});
