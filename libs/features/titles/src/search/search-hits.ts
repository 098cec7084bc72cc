import type { SearchGroup, SearchResult } from '@foyer/contract';
import { titleSummary } from '@foyer/blocks';
import { formatDate, type LanguageCode, type Translate } from '@foyer/ui/i18n';
import { formatTime } from '@foyer/screens/guide';
import type { SearchHit, SearchHitGroup } from '@foyer/screens/search-results';
import {
  mediaItemPath,
  channelPath,
  programmePath,
  personPath,
  servicePath,
} from '@foyer/site-map';
import { collectionSummary } from '@foyer/blocks/cards';
import { songSummary } from '@foyer/blocks/cards';

/** What turns results into words, with the texts of `browse` loaded. */
export interface SearchTexts {
  t: Translate;
  language: LanguageCode;
  /** The viewer's. */
  timeZone: string;
}

const millisecondsPerSecond = 1000;

/** A result as lists and cards show it; nothing for a kind that this site has no page for. */
export function searchHit(
  { item, matches }: SearchResult,
  texts: SearchTexts,
): SearchHit | undefined {
  const about = factsOf(item, texts);
  return about && { ...about, matches };
}

/** A kind's results under its heading; kinds of which nothing can be shown are left out. */
export const searchGroups = (
  groups: readonly SearchGroup[],
  texts: SearchTexts,
): SearchHitGroup[] =>
  groups.flatMap(({ kind, items }) => {
    const hits = items.flatMap((result) => searchHit(result, texts) ?? []);
    return hits.length > 0 ? [{ kind, heading: texts.t(`browse.search.kinds.${kind}`), hits }] : [];
  });

function factsOf(
  item: SearchResult['item'],
  { t, language, timeZone }: SearchTexts,
): Omit<SearchHit, 'matches'> | undefined {
  switch (item.type) {
    case 'media_item': {
      const { media_item: title } = item;
      const summary = { ...titleSummary(title), href: mediaItemPath(title) };
      return {
        ...pick(title.id, summary.href, title.name),
        kind: 'media_item',
        kindName: t(`browse.search.kind.${title.type}`),
        facts: [summary.year, summary.genres[0]].filter(Boolean).join(', '),
        summary,
      };
    }
    case 'person': {
      const { id, slug, name, image, roles } = item.person;
      return {
        ...pick(id, personPath({ slug }), name),
        kind: 'person',
        kindName: t('browse.search.kind.person'),
        facts: roles.map((role) => t(`browse.search.roles.${role}`)).join(', '),
        picture: image,
      };
    }
    case 'channel': {
      const { id, slug, name, full_logo, epgs } = item.channel;
      return {
        ...pick(id, channelPath(slug), name),
        kind: 'channel',
        kindName: t('browse.search.kind.channel'),
        facts: epgs[0]?.name,
        picture: full_logo,
      };
    }
    case 'epg': {
      const { id, name, logo, start_time, channel_info } = item.epg;
      const day = formatDate(new Date(start_time * millisecondsPerSecond), language, { timeZone });
      return {
        ...pick(id, programmePath(item.epg), name),
        kind: 'epg',
        kindName: t('browse.search.kind.epg'),
        facts: `${channel_info.name}, ${day}, ${formatTime(start_time, timeZone)}`,
        picture: logo,
      };
    }
    case 'collection': {
      const { id, href, title, picture, description } = collectionSummary(item.collection, {
        t,
        language,
      });
      return {
        ...pick(id, href, title),
        kind: 'collection',
        kindName: t('browse.search.kind.collection'),
        facts: description,
        picture,
      };
    }
    case 'karaoke_item': {
      const { id, href, title, artist, picture } = songSummary(item.karaoke_item);
      return {
        ...pick(id, href, title),
        kind: 'karaoke_item',
        kindName: t('browse.search.kind.karaoke_item'),
        facts: artist,
        picture,
      };
    }
    case 'service': {
      const { id, alias, name, image, description_short } = item.service;
      return {
        ...pick(id, servicePath({ alias }), name),
        kind: 'service',
        kindName: t('browse.search.kind.service'),
        facts: description_short,
        picture: image,
      };
    }
    case 'banner':
      return undefined;
  }
}

const pick = (id: string, href: string, title: string) => ({ id, href, title });
