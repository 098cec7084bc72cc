import type bankCard from './rus/bank_card.json';
import type browse from './rus/browse.json';
import type component from './rus/component.json';
import type crumbs from './rus/crumbs.json';
import type info from './rus/info.json';
import type input from './rus/input.json';
import type item from './rus/item.json';
import type karaoke from './rus/karaoke.json';
import type modal from './rus/modal.json';
import type my from './rus/my.json';
import type notification from './rus/notification.json';
import type player from './rus/player.json';
import type profile from './rus/profile.json';
import type purchase from './rus/purchase.json';
import type screen from './rus/screen.json';
import type state from './rus/state.json';
import type stories from './rus/stories.json';
import type taste from './rus/taste.json';
import type tv from './rus/tv.json';
import type shellTexts from './rus/shell-texts.ts';

type Texts = typeof shellTexts & {
  bank_card: typeof bankCard;
  browse: typeof browse;
  component: typeof component;
  crumbs: typeof crumbs;
  info: typeof info;
  input: typeof input;
  item: typeof item;
  karaoke: typeof karaoke;
  modal: typeof modal;
  my: typeof my;
  notification: typeof notification;
  player: typeof player;
  profile: typeof profile;
  purchase: typeof purchase;
  screen: typeof screen;
  state: typeof state;
  stories: typeof stories;
  taste: typeof taste;
  tv: typeof tv;
};

type Leaf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${Leaf<Tree[Name]>}`;
}[keyof Tree & string];

type WithoutPlural<Name extends string> =
  Name extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Name;

/** Every key of the interface texts, taken from the Russian files. */
export type TextKey = Leaf<Texts>;
