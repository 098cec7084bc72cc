import type { LanguageCode } from './languages.ts';

/** Texts of one file; leaves are strings, plural forms end in `_one`, `_few`, `_many`, `_other`. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** First key segments whose texts come with a flow, not with the page. */
export const flowSegments = [
  'modal',
  'input',
  'player',
  'profile',
  'notification',
  'bank_card',
  'browse',
  'component',
  'crumbs',
  'info',
  'item',
  'karaoke',
  'my',
  'screen',
  'state',
  'stories',
  'tv',
] as const;

/** A first key segment whose texts load with a flow. */
export type FlowSegment = (typeof flowSegments)[number];

type Load = () => Promise<{ default: TextTree }>;

/** The texts of every page, one chunk for each language. */
export const shellTexts: Readonly<Record<LanguageCode, Load>> = {
  rus: () => import('./rus/shell-texts.ts'),
  eng: () => import('./eng/shell-texts.ts'),
  hye: () => import('./hye/shell-texts.ts'),
};

/** The texts of flows, one chunk for each language and segment. */
export const flowTexts: Readonly<Record<LanguageCode, Readonly<Record<FlowSegment, Load>>>> = {
  rus: {
    modal: () => import('./rus/modal.json'),
    input: () => import('./rus/input.json'),
    player: () => import('./rus/player.json'),
    profile: () => import('./rus/profile.json'),
    notification: () => import('./rus/notification.json'),
    bank_card: () => import('./rus/bank_card.json'),
    browse: () => import('./rus/browse.json'),
    component: () => import('./rus/component.json'),
    crumbs: () => import('./rus/crumbs.json'),
    info: () => import('./rus/info.json'),
    item: () => import('./rus/item.json'),
    karaoke: () => import('./rus/karaoke.json'),
    my: () => import('./rus/my.json'),
    screen: () => import('./rus/screen.json'),
    state: () => import('./rus/state.json'),
    stories: () => import('./rus/stories.json'),
    tv: () => import('./rus/tv.json'),
  },
  eng: {
    modal: () => import('./eng/modal.json'),
    input: () => import('./eng/input.json'),
    player: () => import('./eng/player.json'),
    profile: () => import('./eng/profile.json'),
    notification: () => import('./eng/notification.json'),
    bank_card: () => import('./eng/bank_card.json'),
    browse: () => import('./eng/browse.json'),
    component: () => import('./eng/component.json'),
    crumbs: () => import('./eng/crumbs.json'),
    info: () => import('./eng/info.json'),
    item: () => import('./eng/item.json'),
    karaoke: () => import('./eng/karaoke.json'),
    my: () => import('./eng/my.json'),
    screen: () => import('./eng/screen.json'),
    state: () => import('./eng/state.json'),
    stories: () => import('./eng/stories.json'),
    tv: () => import('./eng/tv.json'),
  },
  hye: {
    modal: () => import('./hye/modal.json'),
    input: () => import('./hye/input.json'),
    player: () => import('./hye/player.json'),
    profile: () => import('./hye/profile.json'),
    notification: () => import('./hye/notification.json'),
    bank_card: () => import('./hye/bank_card.json'),
    browse: () => import('./hye/browse.json'),
    component: () => import('./hye/component.json'),
    crumbs: () => import('./hye/crumbs.json'),
    info: () => import('./hye/info.json'),
    item: () => import('./hye/item.json'),
    karaoke: () => import('./hye/karaoke.json'),
    my: () => import('./hye/my.json'),
    screen: () => import('./hye/screen.json'),
    state: () => import('./hye/state.json'),
    stories: () => import('./hye/stories.json'),
    tv: () => import('./hye/tv.json'),
  },
};
