import type { SearchItem, SearchKind, SearchResult } from '@foyer/contract';
import type { Asker } from '../catalogue/asker.ts';
import type { AnswerView } from '../catalogue/media-item-answer.ts';
import type { PersonalView } from '../catalogue/media-item-entry.ts';
import type { ItemsByKey } from '../media-views/items-by-key.ts';
import { markItem } from '../media-views/mark-item.ts';
import { personAnswer } from '../persons/person-answer.ts';
import type { Audience } from './audience.ts';
import type { Hit } from './find-documents.ts';
import { matchesIn } from './highlight.ts';

/** One item that answers a query; a document of the guide has one for each programme. */
export interface Entry {
  hit: Hit;
  /** Of the item. */
  id: string;
}

/** The items of hits, in their order. */
export const entriesOf = (hits: readonly Hit[], { programmesOf }: Audience): Entry[] =>
  hits.flatMap((hit) => {
    const { kind, id } = hit.document;
    if (kind !== 'epg') return [{ hit, id }];
    return programmesOf(hit.document).map((programme) => ({ hit, id: programme.id }));
  });

/** The name that an item is shown with. */
export function nameOf(item: SearchItem): string {
  switch (item.type) {
    case 'media_item':
      return item.media_item.name;
    case 'person':
      return item.person.name;
    case 'channel':
      return item.channel.name;
    case 'epg':
      return item.epg.name;
    case 'collection':
      return item.collection.name;
    case 'karaoke_item':
      return item.karaoke_item.name;
    case 'service':
      return item.service.name;
    case 'banner':
      return item.banner.title;
  }
}

/** What items are described from. */
export interface ItemsView {
  items: ItemsByKey;
  view: AnswerView;
  personal: PersonalView;
  asker: Asker;
}

async function itemsOf(
  kind: SearchKind,
  ids: readonly string[],
  { items, view, personal, asker }: ItemsView,
): Promise<(SearchItem | undefined)[]> {
  if (kind === 'person') {
    return ids.map((id) => {
      const person = view.snapshot.persons.get(id);
      return person && { type: 'person', person: personAnswer(person, view) };
    });
  }
  const keys = ids.map((itemId) => ({ itemType: kind, itemId }));
  const found = await items.find(keys, asker);
  return found.map((item) => item && markItem(item, personal));
}

/** Entries of one kind as they are answered, with what the profile has watched and put aside. */
export async function resultsOf(
  kind: SearchKind,
  entries: readonly Entry[],
  of: ItemsView,
): Promise<SearchResult[]> {
  const ids = entries.map(({ id }) => id);
  const found = await itemsOf(kind, ids, of);
  return entries.flatMap(({ hit }, at) => {
    const item = found[at];
    return item ? [{ item, matches: matchesIn(nameOf(item), hit.reading) }] : [];
  });
}
