import { keyOfId, type ContentKind, type ContentRecord } from './content-record.ts';

/** What a record refers to. */
export interface Reference {
  field: string;
  kind: ContentKind;
  id: string;
  /** `keyOf` the other record. */
  key: string;
}

type Given = readonly [field: string, kind: ContentKind, id: string | undefined];

const each = (field: string, kind: ContentKind, ids: readonly string[]): Given[] =>
  ids.map((id, index) => [`${field}.${index}`, kind, id]);

const kindsOfItems = {
  media_item: 'title',
  channel: 'channel',
  karaoke_item: 'song',
  service: 'service',
  certificate: 'certificate',
  points: 'bonus_program',
} as const;

function given(record: ContentRecord): readonly Given[] {
  switch (record.kind) {
    case 'title':
    case 'season':
    case 'episode':
      return [
        ...each('genres', 'genre', record.genres),
        ...each('countries', 'country', record.countries),
        ...each('services', 'service', record.services),
        ...record.credits.map(({ person }, at): Given => [
          `credits.${at}.person`,
          'person',
          person,
        ]),
        ...(record.kind === 'title' ? [] : [['series', 'title', record.series] as const]),
        ...(record.kind === 'episode' ? [['season', 'title', record.season] as const] : []),
      ];
    case 'collection':
    case 'promo_event':
      return each('titles', 'title', record.titles);
    case 'song':
      return each('services', 'service', record.services);
    case 'channel':
      return [
        ['group', 'channel_group', record.group],
        ...each('services', 'service', record.services),
      ];
    case 'programme':
      return [
        ['channel', 'channel', record.channel],
        ['title', 'title', record.title],
      ];
    case 'show':
      return [['group', 'channel_group', record.group]];
    case 'day_part':
      return [
        ['group', 'channel_group', record.group],
        ['opener', 'show', record.opener],
        ...each('shows', 'show', record.shows),
      ];
    case 'service':
      return [['parent', 'service', record.parent]];
    case 'offer':
      return [
        ['item', kindsOfItems[record.item_type], record.item],
        ...record.prices.map(({ bonus_program: program }, at): Given => [
          `prices.${at}.bonus_program`,
          'bonus_program',
          program,
        ]),
      ];
    case 'promo_code':
      return record.gives === 'joint_viewing'
        ? []
        : [['item', kindsOfItems[record.gives], record.item]];
    case 'faq_entry':
      return [['category', 'faq_category', record.category]];
    default:
      return [];
  }
}

/** What must be there for a record: in the same files, or in the database already. */
export const referencesOf = (record: ContentRecord): Reference[] =>
  given(record).flatMap(([field, kind, id]) =>
    id === undefined ? [] : [{ field, kind, id, key: keyOfId(kind, id) }],
  );
