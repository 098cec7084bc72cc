import { expect, test } from '../support/answer-test.ts';
import type { ServerPage } from '../support/server-page.ts';

const channel = '/tv/pervyy-ekran';

const heading = ({ document }: ServerPage) => document.querySelector('main h1')?.textContent;

test('a channel leads its deep links to the player, and keeps its page for half of one [ROUTE-004, ROUTE-005, ROUTE-006]', async ({
  ask,
}) => {
  const whereTo = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get('location')];
  };

  expect(await whereTo(`${channel}?player=1`)).toEqual([302, `${channel}/player`]);
  expect(await whereTo(`${channel}?program=a-1&start_time=60`)).toEqual([
    302,
    `${channel}/player?program=a-1&start_time=60`,
  ]);
  expect(await whereTo(`${channel}?program=a-1`)).toEqual([200, null]);
  expect(await whereTo('/tv/no-such-channel')).toEqual([404, null]);
});

test('channels, their day and their shows are lists of links, described for search engines [SEO-001]', async ({
  ask,
}) => {
  const { document: guide } = await ask('/tv');
  expect(guide.title).toMatch(/^Телепрограмма — /u);
  expect(guide.querySelector(`main a[href="${channel}"]`)).not.toBeNull();
  const shows = guide.querySelectorAll('main a[href^="/tv/"][href*="/shows/"]');
  expect(shows.length).toBeGreaterThan(20);
  const canonical = guide.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute('href')).toMatch(/\/tv$/u);

  const page = await ask(channel);
  expect(heading(page)).toBe('Первый экран');
  const data = [...page.document.querySelectorAll('script[type="application/ld+json"]')];
  expect(data.map(({ textContent }) => textContent).join('')).toContain('"BroadcastEvent"');

  const show = page.document.querySelector('main ol a[href*="/shows/"]')?.getAttribute('href');
  expect(show).toMatch(new RegExp(`^${channel}/shows/`, 'u'));
  expect(heading(await ask(show ?? ''))).toMatch(/\S/u);
});
