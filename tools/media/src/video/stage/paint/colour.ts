const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two `#rrggbb` colours; `share` 0 is all `from`, 1 is all `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A `#rrggbb` colour with an opacity from 0 to 1. */
export function fade(hex: string, opacity: number): string {
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return `${hex}${alpha.toString(16).padStart(2, '0')}`;
}

/** The colours of one mood: three stops of sky from the top down, a light, a second light and the darkest ink. */
export interface Palette {
  sky: readonly [string, string, string];
  light: string;
  accent: string;
  ink: string;
}

/** The moods of the film, in the order in which they appear. */
export const palettes = {
  night: {
    sky: ['#060a18', '#13254a', '#40608c'],
    light: '#ffd79a',
    accent: '#ff9d5c',
    ink: '#050810',
  },
  dusk: {
    sky: ['#1a1440', '#7c3a6c', '#f0906a'],
    light: '#ffe2b8',
    accent: '#ff6b5b',
    ink: '#120a20',
  },
  rain: {
    sky: ['#06171f', '#174450', '#c98350'],
    light: '#ffd9a0',
    accent: '#ff7a33',
    ink: '#050c10',
  },
  forest: {
    sky: ['#0a1914', '#274b42', '#9dbb93'],
    light: '#f2efc4',
    accent: '#ffc46b',
    ink: '#06100c',
  },
  dawn: {
    sky: ['#1f4068', '#6f9dbd', '#f7d3ac'],
    light: '#fff2d2',
    accent: '#ffb37a',
    ink: '#0f2438',
  },
} as const satisfies Record<string, Palette>;
