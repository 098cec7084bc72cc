import type { MediaBlock } from '@foyer/contract';
import { breadcrumbsFixture } from './blocks/breadcrumbs/breadcrumbs.fixtures.ts';
import { buttonFixture } from './blocks/button/button.fixtures.ts';
import { devicesFixture, startFixture } from './blocks/cards/cards.fixtures.ts';
import { docsFixture } from './blocks/docs/docs.fixtures.ts';
import { faqByTagFixture, faqFixture } from './blocks/faq/faq.fixtures.ts';
import { filtersFixture } from './blocks/filters/filters.fixtures.ts';
import { legalFixture } from './blocks/legal/legal.fixtures.ts';
import { mediaTitleFixture } from './blocks/media-title/media-title.fixtures.ts';
import { anyDeviceFixture, heroFixture } from './blocks/picture-words/picture-words.fixtures.ts';
import { promoDetailsFixture, seoTextFixture } from './blocks/seo-text/seo-text.fixtures.ts';
import { shelfFixtures } from './blocks/shelf/shelf.fixtures.ts';

/** A block of each key as a server sends it, for tests: every key of the registry has one. */
export const blockFixtures: readonly MediaBlock[] = [
  breadcrumbsFixture,
  buttonFixture,
  docsFixture,
  faqFixture,
  faqByTagFixture,
  legalFixture,
  mediaTitleFixture,
  seoTextFixture,
  promoDetailsFixture,
  startFixture,
  devicesFixture,
  heroFixture,
  anyDeviceFixture,
  filtersFixture,
  ...shelfFixtures,
];
