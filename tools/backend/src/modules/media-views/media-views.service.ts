import {
  HOME_VIEW,
  type CustomData,
  type MediaBlock,
  type MediaBlockItem,
  type MediaView,
} from '@foyer/contract';
import { localise, type Localisation } from '../../database/localised.ts';
import { textIn } from '../../database/texts.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { shareAnswer } from '../../server/prepared-answer.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { Asker } from '../catalogue/asker.ts';
import { findItemIn } from '../catalogue/catalogue.ts';
import type { BlockRow } from '../catalogue/catalogue.store.ts';
import { highestAge } from '../catalogue/highest-age.ts';
import { titleOf, type AnswerView } from '../catalogue/media-item-answer.ts';
import { nobodysView, personalView } from '../catalogue/media-item-entry.ts';
import { readViewing } from '../catalogue/viewing.store.ts';
import { markItem } from './mark-item.ts';
import { ownItems, type OwnSources, type OwnView } from './own-items.ts';
import { sharedItems, titleItem } from './shared-items.ts';

/** A service that has nothing yet has a home page all the same. */
const emptyHome = { names: { rus: '' }, descriptions: null };

/** How long a page with what is on air is the same for all visitors. */
const VISITORS_PAGE_MS = 5000;

/** A block with what it is for everybody. */
interface PreparedBlock {
  row: BlockRow;
  block: Omit<MediaBlock, 'items'>;
  /** Absent where they are not the same for everybody. */
  items: MediaBlockItem[] | undefined;
}

/** Pages as every visitor gets them, by alias. */
type VisitorsPages = Map<string, { page: MediaView; madeAtMs: number }>;

/** Pages composed of blocks. A block without anything to show is left out. */
export interface MediaViewsService {
  /** @throws Failure `notFound` for an unknown page or title. */
  get(alias: string, subjectId: string | undefined, asker: Asker): Promise<MediaView>;
}

function prepareBlock(row: BlockRow, view: AnswerView, localisation: Localisation): PreparedBlock {
  const { language, images } = view;
  const block = {
    id: row.id,
    type: row.type,
    ...(row.tag !== null && { tag: row.tag }),
    name: textIn(row.names, language),
    ...(row.subNames && { sub_name: textIn(row.subNames, language) }),
    ...(row.link !== null && { target: { type: 'screen' as const, link: row.link } }),
    ...(row.displayType !== null && { display_type: row.displayType }),
    ...(row.imageId !== null && { image: images.describe(row.imageId) }),
    ...(row.customData && { custom_data: localise<CustomData>(row.customData, localisation) }),
  };
  return { row, block, items: sharedItems(row.source, view, localisation) };
}

const isShown = (row: BlockRow, items: readonly MediaBlockItem[]): boolean =>
  row.source.kind === 'none' || items.length > 0;

/** The pages of a catalogue. What is the same for everybody is made once per language and catalogue. */
export function createMediaViewsService(
  { db, now, config }: Context,
  views: AnswerViews,
  sources: OwnSources,
): MediaViewsService {
  const preparedOf = new WeakMap<AnswerView, Map<string, PreparedBlock[]>>();
  const visitorsPages = new WeakMap<AnswerView, VisitorsPages>();

  const prepare = (alias: string, view: AnswerView): PreparedBlock[] => {
    const pages = preparedOf.get(view) ?? new Map<string, PreparedBlock[]>();
    preparedOf.set(view, pages);
    const { language, images, snapshot } = view;
    const partiesUrl = config.hasDemoPowers ? config.partiesUrl : undefined;
    const localisation = { language, picture: images.describe, now: now(), partiesUrl };
    const rows = snapshot.blocksByView.get(alias) ?? [];
    const blocks = pages.get(alias) ?? rows.map((row) => prepareBlock(row, view, localisation));
    pages.set(alias, blocks);
    return blocks;
  };

  const compose = async (alias: string, own: OwnView): Promise<MediaView> => {
    const { view, personal, subject } = own;
    const page = view.snapshot.views.get(alias) ?? (alias === HOME_VIEW ? emptyHome : undefined);
    if (!page) throw new Failure('notFound');
    const highest = highestAge(own.asker.viewer, view.snapshot);
    const blocks: MediaBlock[] = [];
    for (const { row, block, items: shared } of prepare(alias, view)) {
      const found = shared ?? (await ownItems(row.source, own, sources));
      const isPromo = row.type === 'promo' && subject !== undefined;
      const all = isPromo
        ? [titleItem(subject, view), ...found.filter((item) => !isAbout(item, subject.id))]
        : found;
      const items = all.filter((item) => isFor(item, highest));
      if (!isShown(row, items)) continue;
      blocks.push({ ...block, items: items.map((item) => markItem(item, personal)) });
    }
    return {
      alias,
      name: textIn(page.names, view.language),
      ...(page.descriptions && { description: textIn(page.descriptions, view.language) }),
      media_blocks: blocks,
    };
  };

  const visitorsPage = async (alias: string, own: OwnView): Promise<MediaView> => {
    const pages: VisitorsPages = visitorsPages.get(own.view) ?? new Map();
    visitorsPages.set(own.view, pages);
    const nowMs = now().getTime();
    const kept = pages.get(alias);
    if (kept && nowMs < kept.madeAtMs + VISITORS_PAGE_MS) return kept.page;
    const page = shareAnswer(await compose(alias, own));
    pages.set(alias, { page, madeAtMs: nowMs });
    return page;
  };

  return {
    get: async (alias, subjectId, asker) => {
      const view = await views.of(asker.language);
      const found = subjectId === undefined ? undefined : findItemIn(view.snapshot, subjectId);
      if (subjectId !== undefined && !found) throw new Failure('notFound');
      const subject = found && titleOf(found, view.snapshot);
      const isVisitor = asker.viewer?.profile === undefined;
      const personal = isVisitor
        ? nobodysView
        : personalView(await readViewing(db, asker.viewer), view.snapshot);
      const own: OwnView = { asker, view, personal, subject };
      return isVisitor && !subject ? visitorsPage(alias, own) : compose(alias, own);
    },
  };
}

/** Whether the title of an item may be shown up to an age. */
const isFor = (item: MediaBlockItem, highest: number): boolean =>
  item.type !== 'media_item' || item.media_item.age_level.age_value <= highest;

const isAbout = (item: MediaBlockItem, id: string): boolean =>
  item.type === 'media_item' && item.media_item.id === id;
