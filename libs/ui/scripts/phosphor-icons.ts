/**
 * Takes the path data of the used icons out of `@phosphor-icons/core`: what pages show before anybody acts
 * into `src/icons/phosphor.data.ts`, what comes with flows, the account and the player into `phosphor-later.data.ts`.
 * Run it after a change of `icon-names.ts`: `node scripts/phosphor-icons.ts`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconName } from '../src/icons/icon-names.ts';
import { writeIconSet } from './write-icon-set.ts';

/** Where an icon comes from and when. */
interface Source {
  /** The set's own name. */
  file: string;
  /** Adds the filled form for what is on. */
  hasOn?: boolean;
  /** Filled at rest too. */
  isFilled?: boolean;
  /** Comes with the first icon that pages show after an act, or in few places. */
  isLater?: boolean;
}

const sources: Record<IconName, Source> = {
  search: { file: 'magnifying-glass', hasOn: true },
  home: { file: 'house', hasOn: true },
  film: { file: 'film-slate', hasOn: true },
  series: { file: 'television-simple', hasOn: true },
  tv: { file: 'broadcast', hasOn: true },
  kids: { file: 'baby', hasOn: true },
  sport: { file: 'soccer-ball', hasOn: true },
  music: { file: 'microphone-stage', hasOn: true },
  documentary: { file: 'globe-hemisphere-east', hasOn: true },
  mask: { isLater: true, file: 'mask-happy', hasOn: true },
  reel: { file: 'film-reel', hasOn: true },
  collection: { file: 'stack', hasOn: true },
  more: { file: 'dots-three' },
  bell: { file: 'bell', hasOn: true },
  user: { isLater: true, file: 'user', hasOn: true },
  login: { file: 'key' },
  menu: { file: 'list' },
  close: { file: 'x' },
  back: { isLater: true, file: 'arrow-left' },
  'arrow-end': { isLater: true, file: 'arrow-right' },
  'chevron-start': { file: 'caret-left' },
  'chevron-end': { file: 'caret-right' },
  'chevron-up': { isLater: true, file: 'caret-up' },
  'chevron-down': { isLater: true, file: 'caret-down' },
  play: { file: 'play', isFilled: true },
  pause: { file: 'pause', isFilled: true },
  replay: { isLater: true, file: 'arrow-counter-clockwise' },
  info: { file: 'info' },
  trailer: { file: 'film-strip' },
  bookmark: { file: 'bookmark-simple', hasOn: true },
  share: { isLater: true, file: 'share-network' },
  star: { isLater: true, file: 'star', hasOn: true },
  check: { isLater: true, file: 'check' },
  warning: { isLater: true, file: 'warning-circle' },
  mail: { isLater: true, file: 'envelope-simple' },
  globe: { isLater: true, file: 'globe' },
  volume: { isLater: true, file: 'speaker-high' },
  'volume-low': { isLater: true, file: 'speaker-low' },
  muted: { isLater: true, file: 'speaker-x' },
  captions: { isLater: true, file: 'subtitles' },
  audio: { isLater: true, file: 'waveform' },
  settings: { isLater: true, file: 'gear-six' },
  pip: { isLater: true, file: 'picture-in-picture' },
  fullscreen: { isLater: true, file: 'corners-out' },
  'exit-fullscreen': { isLater: true, file: 'corners-in' },
  rewind: { isLater: true, file: 'arrow-counter-clockwise' },
  forward: { isLater: true, file: 'arrow-clockwise' },
  next: { isLater: true, file: 'skip-forward', isFilled: true },
  lock: { isLater: true, file: 'lock-simple' },
  eye: { isLater: true, file: 'eye' },
  'eye-off': { isLater: true, file: 'eye-slash' },
  phone: { isLater: true, file: 'device-mobile' },
  gift: { isLater: true, file: 'gift' },
  clock: { isLater: true, file: 'clock' },
  broadcast: { isLater: true, file: 'broadcast' },
  flag: { isLater: true, file: 'flag' },
  plus: { isLater: true, file: 'plus' },
  edit: { isLater: true, file: 'pencil-simple' },
  trash: { isLater: true, file: 'trash' },
  logout: { isLater: true, file: 'sign-out' },
  download: { isLater: true, file: 'download-simple' },
  backspace: { isLater: true, file: 'backspace' },
  filters: { isLater: true, file: 'sliders-horizontal' },
  circle: { isLater: true, file: 'circle' },
  chat: { isLater: true, file: 'chat-teardrop-text' },
  television: { isLater: true, file: 'television-simple' },
  computer: { isLater: true, file: 'desktop' },
  tablet: { isLater: true, file: 'device-tablet' },
  console: { isLater: true, file: 'game-controller' },
};

const require = createRequire(import.meta.url);

function pathOf(file: string, weight: 'regular' | 'fill'): string {
  const name = weight === 'fill' ? `${file}-fill` : file;
  const svg = readFileSync(
    require.resolve(`@phosphor-icons/core/assets/${weight}/${name}.svg`),
    'utf8',
  );
  return [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => rounded(match[1] ?? '')).join('');
}

/** One decimal is a hundredth of a pixel at the sizes in use. */
function rounded(path: string): string {
  return path.replace(/\d*\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

writeIconSet({
  set: 'phosphor',
  shape: 'PhosphorShape',
  grid: 256,
  isFirst: (icon) => !sources[icon].isLater,
  later: 'Icons of flows, the account and the player.',
  entry: (icon) => {
    const { file, hasOn = false, isFilled = false } = sources[icon];
    const on = hasOn ? [`    on: '${pathOf(file, 'fill')}',`] : [];
    return [
      `  '${icon}': {`,
      `    rest: '${pathOf(file, isFilled ? 'fill' : 'regular')}',`,
      ...on,
      '  },',
    ].join('\n');
  },
});
