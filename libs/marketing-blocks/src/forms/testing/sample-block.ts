import type { MediaBlockItem } from '@foyer/contract';
import {
  bannerFixture,
  channelShortFixture,
  collectionFixture,
  imageFixture,
  karaokeItemShortFixture,
  mediaItemShortFixture,
  programmeShortFixture,
  serviceShortFixture,
} from '@foyer/contract/fixtures';
import {
  type FormField,
  type GroupField,
  isShown,
  type ItemsField,
  type ListField,
} from '@foyer/page-document/form';

/** How many things lists have where their least is not enough, and values where any will not do; by place. */
export interface SampleWishes {
  counts?: Readonly<Record<string, number>>;
  values?: Readonly<Record<string, unknown>>;
  /** Number of the first value. @default 0 */
  first?: number;
}

/** Something of each type; none is like another. */
const items: Readonly<Record<MediaBlockItem['type'], (id: string) => MediaBlockItem>> = {
  media_item: (id) => ({
    type: 'media_item',
    media_item: { ...mediaItemShortFixture, id, slug: id, name: id },
  }),
  channel: (id) => ({ type: 'channel', channel: { ...channelShortFixture, id, slug: id } }),
  epg: (id) => ({
    type: 'epg',
    epg: {
      ...programmeShortFixture,
      id,
      channel_info: { ...programmeShortFixture.channel_info, id: `channel-of-${id}` },
    },
  }),
  karaoke_item: (id) => ({
    type: 'karaoke_item',
    karaoke_item: { ...karaokeItemShortFixture, id, slug: id },
  }),
  service: (id) => ({ type: 'service', service: { ...serviceShortFixture, id, alias: id } }),
  collection: (id) => ({ type: 'collection', collection: { ...collectionFixture, id, slug: id } }),
  banner: (id) => ({ type: 'banner', banner: { ...bannerFixture, id } }),
};

/** A value of a field; others by the number. */
// oxlint-disable-next-line complexity -- one line for each kind
function plainSample(field: FormField, number: number): unknown {
  switch (field.kind) {
    case 'line':
      return 'longest' in field && (field.longest ?? 9) < 4 ? `${number}` : `Слово ${number}`;
    case 'html':
      return `<p>Текст <b>${number}</b></p>`;
    case 'color':
      return `#2233${String(10 + (number % 80))}`;
    case 'picture':
      return imageFixture(`backdrop-${number}`);
    case 'date':
      return `20.12.20${String(10 + (number % 80))} 20:00`;
    case 'address':
      return `/api/v1/images/backdrop-${number}/1920x1080.webp`;
    case 'stream':
      return `/api/v1/origin/film-${number}/manifest.mpd`;
    case 'switch':
      return number % 2 === 0;
    case 'icon':
      return ['film', 'tv', 'phone', 'user'][number % 4];
    case 'number':
      return field.most ?? number;
    case 'reference':
      return `${field.of}-${number}`;
    case 'target':
      return {
        type: 'screen',
        link: `/movies/${number}`,
        ...(field.title && { title: `Слово ${number}` }),
      };
    default:
      return `made-${number}`;
  }
}

/** A value of every field of a form, no two alike. */
export class Sampler {
  private count: number;
  /** Place in the list that is filled: its things choose one after the other. */
  private turn = 0;
  private readonly wishes: SampleWishes;

  constructor(wishes: SampleWishes = {}) {
    this.wishes = wishes;
    this.count = wishes.first ?? 0;
  }

  /** Of one field, with all that is within it. */
  sample(field: FormField): unknown {
    const wish = this.wishes.values?.[field.place];
    if (wish !== undefined) return wish;
    if (field.kind === 'group') return this.group(field);
    if (field.kind === 'list') return this.many(this.countOf(field), () => this.sample(field.item));
    if (field.kind === 'items') return this.items(field);
    if (field.kind === 'choice') return field.options[this.turn % field.options.length];
    this.count += 1;
    return plainSample(field, this.count);
  }

  /** So many items of a block: banners with all that a form has of them. */
  items(field: ItemsField, many = this.countOf(field)): unknown[] {
    // A banner comes first: its fields are looked for there.
    const types = field.of.toSorted(
      (one, other) => Number(other === 'banner') - Number(one === 'banner'),
    );
    return this.many(many, (index) => {
      const type = types[index % types.length] ?? 'media_item';
      if (type === 'banner' && field.banner)
        return { type, banner: { ...(this.group(field.banner) as object), id: `banner-${index}` } };
      return items[type](`${type}-${index}`);
    });
  }

  private countOf(field: ListField | ItemsField): number {
    const many = this.wishes.counts?.[field.place] ?? Math.max(field.least, 1);
    // The one that is not counted stands among them.
    return 'uncounted' in field ? many + 1 : many;
  }

  private many(count: number, make: (index: number) => unknown): unknown[] {
    return Array.from({ length: count }, (_, index) => {
      this.turn = index;
      return make(index);
    });
  }

  private group(group: GroupField): unknown {
    const value: Record<string, unknown> = {};
    for (const field of group.fields) {
      if (isShown(field, value)) value[field.name] = this.sample(field);
    }
    return value;
  }
}
