import type bankCard from './rus/bank_card.json';
import type component from './rus/component.json';
import type crumbs from './rus/crumbs.json';
import type input from './rus/input.json';
import type modal from './rus/modal.json';
import type notification from './rus/notification.json';
import type player from './rus/player.json';
import type profile from './rus/profile.json';
import type screen from './rus/screen.json';
import type state from './rus/state.json';
import type shellTexts from './rus/shell-texts.ts';

type Texts = typeof shellTexts & {
  bank_card: typeof bankCard;
  component: typeof component;
  crumbs: typeof crumbs;
  input: typeof input;
  modal: typeof modal;
  notification: typeof notification;
  player: typeof player;
  profile: typeof profile;
  screen: typeof screen;
  state: typeof state;
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
