import * as v from 'valibot';
import { channelSchema, dayPartSchema, programmeSchema, showSchema } from './records/channels.ts';
import { channelGroupSchema, countrySchema, genreSchema, personSchema } from './records/names.ts';
import {
  faqCategorySchema,
  faqEntrySchema,
  menuItemSchema,
  pageSchema,
  promoEventSchema,
  toggleSchema,
} from './records/pages.ts';
import {
  bonusProgramSchema,
  certificateSchema,
  offerSchema,
  promoCodeSchema,
  serviceSchema,
} from './records/sales.ts';
import {
  collectionSchema,
  episodeSchema,
  seasonSchema,
  songSchema,
  titleSchema,
} from './records/titles.ts';

/** The schemas by kind, in an order in which each record finds what it refers to. */
export const recordSchemas = {
  genre: genreSchema,
  country: countrySchema,
  person: personSchema,
  bonus_program: bonusProgramSchema,
  service: serviceSchema,
  title: titleSchema,
  season: seasonSchema,
  episode: episodeSchema,
  collection: collectionSchema,
  song: songSchema,
  channel_group: channelGroupSchema,
  show: showSchema,
  day_part: dayPartSchema,
  channel: channelSchema,
  programme: programmeSchema,
  certificate: certificateSchema,
  offer: offerSchema,
  promo_code: promoCodeSchema,
  page: pageSchema,
  menu_item: menuItemSchema,
  toggle: toggleSchema,
  promo_event: promoEventSchema,
  faq_category: faqCategorySchema,
  faq_entry: faqEntrySchema,
};

/** A kind of record. */
export type ContentKind = keyof typeof recordSchemas;

/** The kinds, in an order in which each record finds what it refers to. */
export const kindsInOrder = Object.keys(recordSchemas) as readonly ContentKind[];

/** A record of a kind, with what it leaves to its default. */
export type RecordOf<K extends ContentKind> = v.InferOutput<(typeof recordSchemas)[K]>;
/** A record. */
export type ContentRecord = { [K in ContentKind]: RecordOf<K> }[ContentKind];
/** A record as files hold it: what has a default may be absent. */
export type ContentInput = {
  [K in ContentKind]: v.InferInput<(typeof recordSchemas)[K]>;
}[ContentKind];

/** The id of a record among those of its kind. */
export function idOf(record: ContentRecord): string {
  if (record.kind === 'programme') {
    return `${record.channel}-${Math.floor(Date.parse(record.starts_at) / 60_000)}`;
  }
  if (record.kind === 'day_part') return `${record.group}-${record.from_minute}`;
  return record.id;
}

/** Titles, seasons and episodes share one space of ids. */
const spaceOf = (kind: ContentKind): ContentKind =>
  kind === 'season' || kind === 'episode' ? 'title' : kind;

/** Names a record among all: two lines with the same key are the same thing. */
export const keyOf = (record: ContentRecord): string => keyOfId(record.kind, idOf(record));

/** The key of a record that another one refers to. */
export const keyOfId = (kind: ContentKind, id: string): string => `${spaceOf(kind)} ${id}`;
