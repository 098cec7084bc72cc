import type { Setting } from '../setting.types.ts';
import { brushFoot } from './brush-foot.setting.ts';
import { condensedFoot } from './condensed-foot.setting.ts';
import { condensedHead } from './condensed-head.setting.ts';
import { decoFrame } from './deco-frame.setting.ts';
import { didoneFoot } from './didone-foot.setting.ts';
import { didoneHead } from './didone-head.setting.ts';
import { grotesqueHead } from './grotesque-head.setting.ts';
import { playfairFoot } from './playfair-foot.setting.ts';
import { squaredFoot } from './squared-foot.setting.ts';
import { swiss } from './swiss.setting.ts';
import { wideHead } from './wide-head.setting.ts';
import { wideLight } from './wide-light.setting.ts';

/** The twelve settings by name. */
export const settings = {
  brushFoot,
  condensedFoot,
  condensedHead,
  decoFrame,
  didoneFoot,
  didoneHead,
  grotesqueHead,
  playfairFoot,
  squaredFoot,
  swiss,
  wideHead,
  wideLight,
} as const satisfies Record<string, Setting>;

/** Name of a setting. */
export type SettingName = keyof typeof settings;
