import type { Hex, Palette } from './artwork.types.ts';

type Sky = Palette['sky'];

function mood(sky: Sky, light: Hex, accent: Hex, ink: Hex, paper: Hex, isDark = false): Palette {
  return { sky, light, accent, ink, paper, isDark };
}

/** The moods of the catalogue. */
export const palettes = {
  night: mood(['#070b1a', '#14264a', '#3d5a85'], '#ffd79a', '#ff7a45', '#060a14', '#dfe5ea', true),
  tealOrange: mood(
    ['#0a2a33', '#1f5b63', '#e39a5b'],
    '#ffe0ae',
    '#ff7a33',
    '#071317',
    '#e9dfcf',
    true,
  ),
  dusk: mood(['#2b1b4d', '#8a3f6d', '#f2916b'], '#ffe2b8', '#ff5b5b', '#150a22', '#f3e1d7'),
  blood: mood(['#12060a', '#5b0f18', '#c2332b'], '#f6d9c2', '#ff3b2f', '#0a0406', '#efe2d6', true),
  moss: mood(['#0d1f1a', '#2c5348', '#a9c39a'], '#f4f0c6', '#d9a441', '#08130f', '#eceadb'),
  ice: mood(['#274560', '#7aa5bd', '#dcebee'], '#ffffff', '#e4572e', '#0f2230', '#eef3f3'),
  sand: mood(['#d9823b', '#efb467', '#f8dfae'], '#fff5d6', '#b5371f', '#2b120b', '#f6ead2'),
  neon: mood(['#0b0620', '#3a0f5c', '#c02a86'], '#7df3ff', '#ff3fa4', '#07030f', '#e8e3f2', true),
  noir: mood(['#0c0c0d', '#3b3d40', '#a9aaa6'], '#f3efe3', '#c8372d', '#070708', '#e9e7df', true),
  rose: mood(['#7c2d4f', '#e0708a', '#fbd3c4'], '#fff1e3', '#c81d4e', '#32081c', '#fbeae3'),
  pop: mood(['#ff5a36', '#2456e6', '#ffd23f'], '#fff6e0', '#00a676', '#16141f', '#fff6e0'),
  bubblegum: mood(['#f25f9a', '#ffd23f', '#bfe3ff'], '#fffdf5', '#3d3bd8', '#1a1030', '#fffdf5'),
  lagoon: mood(['#0f7173', '#f05d5e', '#e7ecef'], '#f7d08a', '#272932', '#141a22', '#f4f1e8'),
  meadow: mood(['#58b6e8', '#9ad8f0', '#e3f6ee'], '#ffd84d', '#4fb06d', '#1b4332', '#f2fbf6'),
  candy: mood(['#6c5ce7', '#a18bff', '#ffd9ec'], '#ffe66d', '#23b5a5', '#2b1b63', '#fff2f8'),
  gold: mood(['#14110b', '#3a2c14', '#8d6a2c'], '#f7dc95', '#c8902e', '#0b0905', '#efe6d0', true),
  cyan: mood(['#03141f', '#0a3b53', '#2f8fa8'], '#d6fbff', '#4cc9f0', '#020a10', '#e0eef0', true),
  brick: mood(['#3a1d16', '#8c3b26', '#e2a06a'], '#ffe7c2', '#f26430', '#180a07', '#f1e3d2'),
  ultramarine: mood(['#101048', '#2a2ad8', '#8fa2ff'], '#f6f3e8', '#ff4f2e', '#0a0a2a', '#e9e9f2'),
  lime: mood(['#1d2b12', '#567a1f', '#c7d66d'], '#fbffd6', '#d7263d', '#0f170a', '#f0f2dd'),
  plum: mood(['#1d0f26', '#4a2a5e', '#b07ab8'], '#ffe9c9', '#f0a34a', '#0f0716', '#efe6ef', true),
  steel: mood(['#10161d', '#34465a', '#93a7b8'], '#f6efe0', '#f2a33a', '#080c11', '#e6eaec', true),
  grove: mood(['#071510', '#1c4d3c', '#d6b25e'], '#fff0bd', '#e4603a', '#050d0a', '#ece8d6', true),
  mint: mood(['#2f7f79', '#86c9b5', '#e3f4e6'], '#fff7d6', '#f26b5e', '#10302f', '#f1f8f0'),
  mustard: mood(['#7a4b12', '#d69a2d', '#f6dc94'], '#fff6dc', '#1f6f78', '#231405', '#f8efd8'),
  coral: mood(['#b8405e', '#ff8a71', '#ffe0c2'], '#fff8ea', '#16697a', '#2a0d1c', '#fff0e6'),
  lilac: mood(['#4a3f7a', '#a79bd8', '#f0e3f2'], '#fffbe9', '#e85d75', '#1c1638', '#f6f1fa'),
  linen: mood(['#8a7f70', '#c9bda9', '#efe8da'], '#fffaf0', '#b23a2e', '#211c17', '#f4efe6'),
} as const satisfies Record<string, Palette>;

/** Name of a mood. */
export type PaletteName = keyof typeof palettes;
