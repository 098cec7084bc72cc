import {
  type CustomData,
  HOME_VIEW,
  type Localisation,
  localise,
  type MediaBlock,
  type MediaBlockItem,
  type MediaView,
  textIn,
} from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { shareAnswer } from '../../server/prepared-answer.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { Asker } from '../catalogue/asker.ts';
import { findItemIn } from '../catalogue/catalogue.ts';
import { highestAge } from '../catalogue/highest-age.ts';
import { titleOf, type AnswerView } from '../catalogue/media-item-answer.ts';
import { nobodysView, personalView } from '../catalogue/media-item-entry.ts';
import { readViewing } from '../catalogue/viewing.store.ts';
import { findChoice } from '../cold-start/cold-start.store.ts';
import type { LivePages, PagesSnapshot } from '../pages/live-pages.ts';
import type { CompiledBlock, CompiledPage } from '../pages/read-page.types.ts';
import { markItem } from './mark-item.ts';
import { ownItems, type OwnSources, type OwnView } from './own-items.ts';
import { sharedItems, titleItem } from './shared-items.ts';

/** A service that has nothing yet has a home page all the same. */
const emptyHome = { names: { rus: '' }, descriptions: null };

/** How long a page with what is on air is the same for all visitors. */
const VISITORS_PAGE_MS = 5000;

/** A block with what it is for everybody. */
interface PreparedBlock {
  row: CompiledBlock;
  block: Omit<MediaBlock, 'items'>;
  /** Absent where they are not the same for everybody. */
  items: MediaBlockItem[] | undefined;
}

/** What is the same for everybody, by alias, as long as nothing it is made of changes. */
interface SharedPages {
  from: PagesSnapshot;
  prepared: Map<string, PreparedBlock[]>;
  /** Pages as every visitor gets them. */
  visitors: Map<string, { page: MediaView; madeAtMs: number }>;
}

/** A draft as its page would be. */
export interface DraftPage {
  view: MediaView;
  /** Which of the blocks are left out, for nothing is there to be shown in them. */
  emptyBlocks: readonly number[];
}

/** Pages composed of blocks. A block without anything to show is left out. */
export interface MediaViewsService {
  /** @throws Failure `notFound` for an unknown page or title. */
  get(alias: string, subjectId: string | undefined, asker: Asker): Promise<MediaView>;
  /** A page that is not published, made for this caller alone. */
  draft(alias: string, page: CompiledPage, asker: Asker): Promise<DraftPage>;
}

function prepareBlock(
  row: CompiledBlock,
  view: AnswerView,
  localisation: Localisation,
): PreparedBlock {
  const { language } = view;
  const block = {
    id: row.id,
    type: row.type,
    ...(row.tag !== null && { tag: row.tag }),
    name: textIn(row.names, language),
    ...(row.subNames && { sub_name: textIn(row.subNames, language) }),
    ...(row.link !== null && { target: { type: 'screen' as const, link: row.link } }),
    ...(row.displayType !== null && { display_type: row.displayType }),
    ...(row.imageId !== null && { image: localisation.picture(row.imageId) }),
    ...(row.customData && { custom_data: localise<CustomData>(row.customData, localisation) }),
  };
  return { row, block, items: sharedItems(row.source, view, localisation) };
}

const isShown = (row: CompiledBlock, items: readonly MediaBlockItem[]): boolean =>
  row.source.kind === 'none' || items.length > 0;

/** The pages of a catalogue. What is the same for everybody is made once per language and catalogue. */
export function createMediaViewsService(
  { db, now, config }: Context,
  { views, pages }: { views: AnswerViews; pages: LivePages },
  sources: OwnSources,
): MediaViewsService {
  const sharedOf = new WeakMap<AnswerView, SharedPages>();

  const sharedPages = (view: AnswerView, from: PagesSnapshot): SharedPages => {
    const kept = sharedOf.get(view);
    if (kept?.from === from) return kept;
    const shared: SharedPages = { from, prepared: new Map(), visitors: new Map() };
    sharedOf.set(view, shared);
    return shared;
  };

  const prepareAll = (
    rows: readonly CompiledBlock[],
    view: AnswerView,
    { pictures }: PagesSnapshot,
  ): PreparedBlock[] => {
    const { language, images } = view;
    const partiesUrl = config.hasDemoPowers ? config.partiesUrl : undefined;
    const picture = (id: string) => pictures.get(id) ?? images.describe(id);
    const localisation = { language, picture, now: now(), partiesUrl };
    return rows.map((row) => prepareBlock(row, view, localisation));
  };

  const prepare = (alias: string, view: AnswerView, from: PagesSnapshot): PreparedBlock[] => {
    const { prepared } = sharedPages(view, from);
    const rows = from.blocksByView.get(alias) ?? [];
    const blocks = prepared.get(alias) ?? prepareAll(rows, view, from);
    prepared.set(alias, blocks);
    return blocks;
  };

  const compose = async (
    alias: string,
    page: CompiledPage['view'],
    prepared: readonly PreparedBlock[],
    own: OwnView,
  ): Promise<DraftPage> => {
    const { view, personal, subject } = own;
    const emptyBlocks: number[] = [];
    const highest = highestAge(own.asker.viewer, view.snapshot);
    const blocks: MediaBlock[] = [];
    for (const [index, { row, block, items: shared }] of prepared.entries()) {
      const found = shared ?? (await ownItems(row.source, own, sources));
      const isPromo = row.type === 'promo' && subject !== undefined;
      const all = isPromo
        ? [titleItem(subject, view), ...found.filter((item) => !isAbout(item, subject.id))]
        : found;
      const items = all.filter((item) => isFor(item, highest));
      if (!isShown(row, items)) {
        emptyBlocks.push(index);
        continue;
      }
      const marked = items.map((item) => markItem(item, personal));
      blocks.push({ ...block, ...(await ownData(block, own)), items: marked });
    }
    const composed = {
      alias,
      name: textIn(page.names, view.language),
      ...(page.descriptions && { description: textIn(page.descriptions, view.language) }),
      media_blocks: blocks,
    };
    return { view: composed, emptyBlocks };
  };

  const livePage = async (alias: string, from: PagesSnapshot, own: OwnView): Promise<MediaView> => {
    const page = from.views.get(alias) ?? (alias === HOME_VIEW ? emptyHome : undefined);
    if (!page) throw new Failure('notFound');
    return (await compose(alias, page, prepare(alias, own.view, from), own)).view;
  };

  const visitorsPage = async (
    alias: string,
    from: PagesSnapshot,
    own: OwnView,
  ): Promise<MediaView> => {
    const { visitors } = sharedPages(own.view, from);
    const nowMs = now().getTime();
    const kept = visitors.get(alias);
    if (kept && nowMs < kept.madeAtMs + VISITORS_PAGE_MS) return kept.page;
    const page = shareAnswer(await livePage(alias, from, own));
    visitors.set(alias, { page, madeAtMs: nowMs });
    return page;
  };

  const ownView = async (subjectId: string | undefined, asker: Asker): Promise<OwnView> => {
    const view = await views.of(asker.language);
    const found = subjectId === undefined ? undefined : findItemIn(view.snapshot, subjectId);
    if (subjectId !== undefined && !found) throw new Failure('notFound');
    const subject = found && titleOf(found, view.snapshot);
    const personal =
      asker.viewer?.profile === undefined
        ? nobodysView
        : personalView(await readViewing(db, asker.viewer), view.snapshot);
    const profileId = asker.viewer?.profile?.id;
    let asked: ReturnType<OwnView['choice']> | undefined;
    const choice: OwnView['choice'] = () =>
      (asked ??= profileId === undefined ? Promise.resolve(undefined) : findChoice(db, profileId));
    return { asker, view, personal, subject, choice };
  };

  return {
    get: async (alias, subjectId, asker) => {
      const from = await pages.read();
      const own = await ownView(subjectId, asker);
      const isVisitor = asker.viewer?.profile === undefined;
      return isVisitor && !own.subject
        ? visitorsPage(alias, from, own)
        : livePage(alias, from, own);
    },
    draft: async (alias, page, asker) => {
      const from = await pages.read();
      const own = await ownView(undefined, asker);
      return compose(alias, page.view, prepareAll(page.blocks, own.view, from), own);
    },
  };
}

/** What a block says to one profile beside its items. COLD-015 */
async function ownData(
  { type, custom_data: data }: PreparedBlock['block'],
  { asker, choice }: OwnView,
): Promise<Pick<MediaBlock, 'custom_data'>> {
  if (type !== 'recom_cold_start' || !asker.viewer?.profile) return {};
  return { custom_data: { ...data, cold_start: { is_chosen: (await choice()) !== undefined } } };
}

/** Whether the title of an item may be shown up to an age. */
const isFor = (item: MediaBlockItem, highest: number): boolean =>
  item.type !== 'media_item' || item.media_item.age_level.age_value <= highest;

const isAbout = (item: MediaBlockItem, id: string): boolean =>
  item.type === 'media_item' && item.media_item.id === id;
