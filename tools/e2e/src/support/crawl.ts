import type { PageFacts } from './page-facts.ts';

/** One address that a crawl has asked for. */
export interface Visited {
  /** Path and query. */
  path: string;
  /** Path of the page that leads here; empty for a seed. */
  from: string;
  status: number;
  /** Of an answer that is a page. */
  facts?: PageFacts;
}

/** What a crawl is to begin with, and where it stops. */
export interface CrawlInput {
  origin: string;
  /** Paths or addresses; all of them are visited, whatever the limits. */
  seeds: readonly string[];
  readFacts: (html: string) => Promise<PageFacts>;
  /** Most addresses of one path that differ in their query. */
  mostQueries: number;
  /** Most addresses of one shape, such as the page of any film. */
  mostOfShape: number;
}

/** Requests at a time. */
const lanes = 6;

/** Links of pages follow each other by names and ids in turn: `/tv/arena/shows/final` has the shape of every show. */
export const shapeOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((part, index) => (index % 2 === 0 ? part : '*'))
    .join('/');

/** Follows every link inside a site, breadth first, over plain requests. */
export async function crawl({ origin, seeds, readFacts, ...limits }: CrawlInput) {
  const visited: Visited[] = [];
  const known = new Set<string>();
  const counts = new Map<string, number>();
  const takes = (key: string, most: number) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
  let next: { path: string; from: string }[] = [];

  const note = (href: string, from: string) => {
    const url = URL.parse(href, origin + from);
    if (!url || url.origin !== origin) return;
    const path = url.pathname + url.search;
    if (known.has(path)) return;
    known.add(path);
    const isOfFewQueries = takes(`path ${url.pathname}`, limits.mostQueries);
    const isOfFewShaped = takes(`shape ${shapeOf(url.pathname)}`, limits.mostOfShape);
    if (from === '' || (isOfFewQueries && isOfFewShaped)) next.push({ path, from });
  };

  const visit = async ({ path, from }: { path: string; from: string }) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const { status, headers } = answer;
    const location = headers.get('location');
    if (location !== null) note(location, path);
    const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
    const body = await answer.text();
    const facts = isPage ? await readFacts(body) : undefined;
    for (const href of facts?.links ?? []) note(href, path);
    visited.push({ path, from, status, ...(facts && { facts }) });
  };

  for (const seed of seeds) note(seed, '');
  while (next.length > 0) {
    const wave = next.values();
    next = [];
    const runLane = async () => {
      for (const one of wave) await visit(one);
    };
    await Promise.all(Array.from({ length: lanes }, runLane));
  }
  return visited;
}
