import { type Client, listPages, type PagesClient } from '@foyer/client';
import type { ListedType, PageSummary } from '@foyer/contract';
import { createContext, useContext } from 'react';
import type { Place, Thing } from './catalogue.types.ts';
import { findThings, thingOfPage } from './find-things.ts';
import { lookUps } from './look-ups.ts';
import { placeOfLink, placeOfThing } from './place-of-link.ts';
import { sections } from './sections.ts';

/** What blocks may lead to and hold. */
export interface Catalogue {
  /** What a text finds; pages and sections for an empty one. Rejects where the service does not answer. */
  search: (query: string, signal?: AbortSignal) => Promise<readonly Thing[]>;
  /** What a link of the site leads to; asked once for each. Never rejects. */
  placeOf: (link: string) => Promise<Place>;
  /** What an id in a list of a block stands for, likewise. */
  thingOf: (type: ListedType, id: string) => Promise<Place>;
}

const sectionThings: readonly Thing[] = Object.keys(sections).map((link) => ({
  kind: 'section',
  id: link,
  title: link,
  link,
}));

/** The catalogue of a service, with the pages that it had when it was asked first. */
export function createCatalogue(client: Client, pagesClient: PagesClient): Catalogue {
  let pages: Promise<readonly PageSummary[]> | undefined;
  // Without the list of pages the rest can be found still.
  const readPages = () =>
    (pages ??= listPages(pagesClient).then(
      ({ items }) => items,
      () => [],
    ));
  const known = new Map<string, Promise<Place>>();
  const once = (key: string, ask: () => Promise<Place>): Promise<Place> => {
    const asked = known.get(key) ?? ask().catch((): Place => ({ status: 'unknown' }));
    known.set(key, asked);
    // What the service did not answer is asked again.
    void asked.then(({ status }) => status === 'unknown' && known.delete(key));
    return asked;
  };
  return {
    search: async (query, signal) => {
      const wanted = query.trim().toLowerCase();
      const standing = [...(await readPages()).map(thingOfPage), ...sectionThings];
      if (wanted === '') return standing;
      const found = await findThings(client, wanted, signal);
      return [...found, ...standing.filter(({ link }) => link.includes(wanted))];
    },
    placeOf: (link) =>
      once(link, async () => placeOfLink({ client, pages: await readPages() }, link)),
    thingOf: (type, id) => once(`${type} ${id}`, () => placeOfThing(client, lookUps[type], id)),
  };
}

export const CatalogueContext = createContext<Catalogue | undefined>(undefined);

/**
 * The catalogue in force.
 *
 * @throws Error outside of a workbench.
 */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('useCatalogue needs a CatalogueContext above it');
  return catalogue;
}
