import type { IconName } from './icon-names.ts';

/** Props of an icon, whatever its set. */
export interface IconProps {
  name: IconName;
  /** Width and height in px. @default 22 */
  size?: 16 | 20 | 22 | 24 | 26 | 28 | 32;
  /** Shows the form for something switched on or current, where the set has one. @default false */
  isOn?: boolean;
}

/** Path data of a part of a set; `on` is the form for something switched on. */
export type IconPaths = Readonly<Partial<Record<IconName, { rest: string; on?: string }>>>;
