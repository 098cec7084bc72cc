/**
 * Takes the shapes of the used icons out of `lucide-static`, all as path data: what pages and the player's bar show
 * before anybody acts into `src/icons/lucide.data.ts`, the others into `lucide-later.data.ts` and `lucide-rare.data.ts`.
 * Run it after a change of `icon-names.ts`: `node scripts/lucide-icons.ts`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconName } from '../src/icons/icon-names.ts';
import { writeIconSet } from './write-icon-set.ts';

/** The set's own name for each meaning. */
const sources: Record<IconName, string> = {
  search: 'search',
  home: 'house',
  film: 'clapperboard',
  series: 'gallery-vertical-end',
  tv: 'tv',
  kids: 'baby',
  sport: 'trophy',
  music: 'mic-vocal',
  documentary: 'book-open',
  mask: 'drama',
  reel: 'disc-3',
  collection: 'layers',
  more: 'ellipsis',
  bell: 'bell',
  user: 'user',
  login: 'log-in',
  menu: 'menu',
  close: 'x',
  back: 'arrow-left',
  'arrow-end': 'arrow-right',
  'chevron-start': 'chevron-left',
  'chevron-end': 'chevron-right',
  'chevron-up': 'chevron-up',
  'chevron-down': 'chevron-down',
  play: 'play',
  pause: 'pause',
  replay: 'rotate-ccw',
  info: 'info',
  trailer: 'film',
  bookmark: 'bookmark',
  share: 'share-2',
  star: 'star',
  check: 'check',
  warning: 'triangle-alert',
  mail: 'mail',
  globe: 'globe',
  volume: 'volume-2',
  'volume-low': 'volume-1',
  muted: 'volume-x',
  captions: 'captions',
  audio: 'audio-lines',
  settings: 'sliders-horizontal',
  pip: 'picture-in-picture-2',
  fullscreen: 'maximize',
  'exit-fullscreen': 'minimize',
  rewind: 'rotate-ccw',
  forward: 'rotate-cw',
  next: 'skip-forward',
  lock: 'lock',
  eye: 'eye',
  'eye-off': 'eye-off',
  phone: 'smartphone',
  gift: 'gift',
  clock: 'clock',
  broadcast: 'radio',
  flag: 'flag',
  plus: 'plus',
  edit: 'pencil',
  trash: 'trash-2',
  logout: 'log-out',
  download: 'download',
  backspace: 'delete',
  filters: 'sliders-horizontal',
  circle: 'circle',
  chat: 'message-square-text',
  television: 'tv',
  computer: 'monitor',
  tablet: 'tablet',
  card: 'credit-card',
  console: 'gamepad-2',
  coins: 'coins',
  wallet: 'wallet-minimal',
  qr: 'qr-code',
  return: 'undo-2',
  scissors: 'scissors',
  external: 'external-link',
  crown: 'crown',
};

/** Signs of the playback controls are solid in this set too, so that they read at a glance. */
const solid: ReadonlySet<IconName> = new Set(['play', 'pause', 'next']);

/** What the pages of this set's label show first. */
const first: ReadonlySet<IconName> = new Set([
  'search',
  'bell',
  'user',
  'mail',
  'menu',
  'close',
  'back',
  'arrow-end',
  'chevron-start',
  'chevron-end',
  'chevron-up',
  'chevron-down',
  'play',
  'pause',
  'trailer',
  'bookmark',
  'captions',
  'settings',
  'fullscreen',
  'exit-fullscreen',
  'rewind',
]);

const require = createRequire(import.meta.url);
type Attributes = Readonly<Record<string, string>>;

const shapes: Readonly<Record<string, (shape: Attributes) => string>> = {
  path: ({ d = '' }) => fromOwnStart(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r = '0' }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  // Corners are square in this label, whatever the set rounds.
  rect: ({ x = '0', y = '0', width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`,
};

const number = String.raw`[-+]?(?:\d*\.\d+|\d+)`;
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(?=([-+.\\d]?))`);

/** Joined after another shape, a path may not start relative to where that one ended. */
function fromOwnStart(d: string): string {
  return d.replace(relativeStart, (_all, x: string, y: string, next: string) =>
    next === '' ? `M${x} ${y}` : `M${x} ${y}l`,
  );
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function pathOf(file: string): string {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${file}.svg`), 'utf8');
  return [...svg.matchAll(/<(path|line|polyline|polygon|circle|ellipse|rect)\s([^>]*)\/>/g)]
    .map(([, tag = '', rest = '']) => {
      const attributes = [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      );
      return shapes[tag]?.(Object.fromEntries(attributes)) ?? '';
    })
    .join('');
}

writeIconSet({
  set: 'lucide',
  shape: 'LucideShape',
  grid: 24,
  first,
  entry: (icon) => {
    const marks = solid.has(icon) ? ', isSolid: true' : '';
    return `  '${icon}': { rest: '${pathOf(sources[icon])}'${marks} },`;
  },
});
