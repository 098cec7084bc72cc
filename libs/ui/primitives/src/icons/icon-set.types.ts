import type { IconName } from './icon-names.ts';

/** Props of an icon, whatever its set. */
export interface IconProps extends IconLooks {
  name: IconName;
}

/** How an icon is shown, whichever it is. */
export interface IconLooks {
  /** Width and height in px. @default 22 */
  size?: 16 | 20 | 22 | 24 | 26 | 28 | 32;
  /** Shows the form for something switched on or current, where the set has one. @default false */
  isOn?: boolean;
}

/** What a part of a set draws, by icon. */
export type IconShapes<Shape> = Readonly<Partial<Record<IconName, Shape>>>;

/** Path data of Phosphor; `on` is the form for something switched on. */
export interface PhosphorShape {
  rest: string;
  on?: string;
}

/** Path data of Lucide, to be stroked, or, where `isSolid`, filled. */
export interface LucideShape {
  rest: string;
  isSolid?: true;
}
