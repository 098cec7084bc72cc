import type { Page } from '@playwright/test';

/** What the server's HTML of a page says to readers without scripts. */
export interface PageFacts {
  title: string;
  description: string;
  /** Whether search engines may keep it. */
  isIndexed: boolean;
  /** Texts of its JSON-LD scripts. */
  described: readonly string[];
  /** `href` of its links, as they are written. */
  links: readonly string[];
  /** Paths of all pictures that it may ask for, in every size and format. */
  pictures: readonly string[];
}

/** Paths of all pictures that are named in HTML: in source sets, descriptions and the page's own data. */
export const picturesIn = (html: string): string[] => [
  ...new Set(html.match(/\/api\/v1\/images\/[\w-]+\/\d+x\d+\.\w+/g)),
];

/** Reads HTML by the browser's own parser, in a page of nothing: no script runs and nothing is loaded. */
export async function readFacts(page: Page, html: string): Promise<PageFacts> {
  const facts = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    const meta = (name: string) =>
      read.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';
    return {
      title: read.title,
      description: meta('description'),
      isIndexed: !meta('robots').includes('noindex'),
      described: [...read.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
      links: [...read.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    };
  }, html);
  return { ...facts, pictures: picturesIn(html) };
}
