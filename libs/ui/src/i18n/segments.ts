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
  'component',
  'crumbs',
  'screen',
  'state',
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
    component: () => import('./rus/component.json'),
    crumbs: () => import('./rus/crumbs.json'),
    screen: () => import('./rus/screen.json'),
    state: () => import('./rus/state.json'),
  },
  eng: {
    modal: () => import('./eng/modal.json'),
    input: () => import('./eng/input.json'),
    player: () => import('./eng/player.json'),
    profile: () => import('./eng/profile.json'),
    notification: () => import('./eng/notification.json'),
    bank_card: () => import('./eng/bank_card.json'),
    component: () => import('./eng/component.json'),
    crumbs: () => import('./eng/crumbs.json'),
    screen: () => import('./eng/screen.json'),
    state: () => import('./eng/state.json'),
  },
  hye: {
    modal: () => import('./hye/modal.json'),
    input: () => import('./hye/input.json'),
    player: () => import('./hye/player.json'),
    profile: () => import('./hye/profile.json'),
    notification: () => import('./hye/notification.json'),
    bank_card: () => import('./hye/bank_card.json'),
    component: () => import('./hye/component.json'),
    crumbs: () => import('./hye/crumbs.json'),
    screen: () => import('./hye/screen.json'),
    state: () => import('./hye/state.json'),
  },
};
