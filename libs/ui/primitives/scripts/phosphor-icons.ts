/**
 * Takes the path data of the used icons out of `@phosphor-icons/core`: what pages show before anybody acts
 * into `src/icons/phosphor.data.ts`, what comes with flows, the account and the player into `phosphor-later.data.ts`, what
 * few pages show into `phosphor-rare.data.ts`.
 * Run it after a change of `icon-names.ts`: `node scripts/phosphor-icons.ts`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconName } from '../src/icons/icon-names.ts';
import { writeIconSet } from './write-icon-set.ts';

/** Where an icon comes from. */
interface Source {
  /** The set's own name. */
  file: string;
  /** Adds the filled form for what is on. */
  hasOn?: boolean;
  /** Filled at rest too. */
  isFilled?: boolean;
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
  mask: { file: 'mask-happy', hasOn: true },
  reel: { file: 'film-reel', hasOn: true },
  collection: { file: 'stack', hasOn: true },
  more: { file: 'dots-three' },
  bell: { file: 'bell', hasOn: true },
  user: { file: 'user', hasOn: true },
  login: { file: 'key' },
  menu: { file: 'list' },
  close: { file: 'x' },
  back: { file: 'arrow-left' },
  'arrow-end': { file: 'arrow-right' },
  'chevron-start': { file: 'caret-left' },
  'chevron-end': { file: 'caret-right' },
  'chevron-up': { file: 'caret-up' },
  'chevron-down': { file: 'caret-down' },
  play: { file: 'play', isFilled: true },
  pause: { file: 'pause', isFilled: true },
  replay: { file: 'arrow-counter-clockwise' },
  info: { file: 'info' },
  trailer: { file: 'film-strip' },
  bookmark: { file: 'bookmark-simple', hasOn: true },
  share: { file: 'share-network' },
  star: { file: 'star', hasOn: true },
  check: { file: 'check' },
  warning: { file: 'warning-circle' },
  mail: { file: 'envelope-simple' },
  globe: { file: 'globe' },
  volume: { file: 'speaker-high' },
  'volume-low': { file: 'speaker-low' },
  muted: { file: 'speaker-x' },
  captions: { file: 'subtitles' },
  audio: { file: 'waveform' },
  settings: { file: 'gear-six' },
  pip: { file: 'picture-in-picture' },
  fullscreen: { file: 'corners-out' },
  'exit-fullscreen': { file: 'corners-in' },
  rewind: { file: 'arrow-counter-clockwise' },
  forward: { file: 'arrow-clockwise' },
  next: { file: 'skip-forward', isFilled: true },
  lock: { file: 'lock-simple' },
  eye: { file: 'eye' },
  'eye-off': { file: 'eye-slash' },
  phone: { file: 'device-mobile' },
  gift: { file: 'gift' },
  clock: { file: 'clock' },
  broadcast: { file: 'broadcast' },
  flag: { file: 'flag' },
  plus: { file: 'plus' },
  edit: { file: 'pencil-simple' },
  trash: { file: 'trash' },
  logout: { file: 'sign-out' },
  download: { file: 'download-simple' },
  backspace: { file: 'backspace' },
  filters: { file: 'sliders-horizontal' },
  circle: { file: 'circle' },
  chat: { file: 'chat-teardrop-text' },
  television: { file: 'television-simple' },
  computer: { file: 'desktop' },
  tablet: { file: 'device-tablet' },
  card: { file: 'credit-card' },
  console: { file: 'game-controller' },
  coins: { file: 'coins' },
  wallet: { file: 'wallet' },
  qr: { file: 'qr-code' },
  return: { file: 'arrow-u-up-left' },
  scissors: { file: 'scissors' },
  external: { file: 'arrow-square-out' },
  crown: { file: 'crown-simple', isFilled: true },
};

/** What the pages of this set's label show first. */
const first: ReadonlySet<IconName> = new Set([
  'search',
  'home',
  'film',
  'series',
  'tv',
  'kids',
  'sport',
  'music',
  'documentary',
  'reel',
  'collection',
  'more',
  'bell',
  'login',
  'menu',
  'close',
  'chevron-start',
  'chevron-end',
  'play',
  'pause',
  'info',
  'trailer',
  'bookmark',
]);

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
  first,
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
