import type { FlowTexts } from '../segments.ts';

/** Where the texts of flows are. They are named here, because a page asks for those of one language only. */
export const flowTexts: FlowTexts = {
  modal: () => import('./modal.json'),
  input: () => import('./input.json'),
  player: () => import('./player.json'),
  profile: () => import('./profile.json'),
  notification: () => import('./notification.json'),
  bank_card: () => import('./bank_card.json'),
  purchase: () => import('./purchase.json'),
  browse: () => import('./browse.json'),
  component: () => import('./component.json'),
  crumbs: () => import('./crumbs.json'),
  info: () => import('./info.json'),
  item: () => import('./item.json'),
  karaoke: () => import('./karaoke.json'),
  my: () => import('./my.json'),
  screen: () => import('./screen.json'),
  state: () => import('./state.json'),
  stories: () => import('./stories.json'),
  taste: () => import('./taste.json'),
  tv: () => import('./tv.json'),
};
