import type { IconShapes, LucideShape } from './icon-set.types.ts';

/** Icons that pages show before anybody acts. Path data on a grid of 24, made by `scripts/lucide-icons.ts`. */
export const lucidePaths: IconShapes<LucideShape> = {
  search: { rest: 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z' },
  bell: {
    rest: 'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
  },
  user: { rest: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z' },
  menu: { rest: 'M4 5h16M4 12h16M4 19h16' },
  close: { rest: 'M18 6 6 18M6 6l12 12' },
  back: { rest: 'M12 19l-7-7 7-7M19 12H5' },
  'arrow-end': { rest: 'M5 12h14M12 5l7 7-7 7' },
  'chevron-start': { rest: 'M15 18l-6-6 6-6' },
  'chevron-end': { rest: 'M9 18l6-6-6-6' },
  'chevron-up': { rest: 'M18 15l-6-6-6 6' },
  'chevron-down': { rest: 'M6 9l6 6 6-6' },
  play: {
    rest: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
    isSolid: true,
  },
  pause: { rest: 'M14 3h5v18h-5zM5 3h5v18h-5z', isSolid: true },
  trailer: { rest: 'M3 3h18v18h-18zM7 3v18M3 7.5h4M3 12h18M3 16.5h4M17 3v18M17 7.5h4M17 16.5h4' },
  bookmark: {
    rest: 'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
  },
  mail: { rest: 'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M2 4h20v16h-20z' },
  captions: { rest: 'M3 5h18v14h-18zM7 15h4M15 15h2M7 11h2M13 11h4' },
  settings: { rest: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3' },
  fullscreen: {
    rest: 'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3',
  },
  'exit-fullscreen': {
    rest: 'M8 3v3a2 2 0 0 1-2 2H3M21 8h-3a2 2 0 0 1-2-2V3M3 16h3a2 2 0 0 1 2 2v3M16 21v-3a2 2 0 0 1 2-2h3',
  },
  rewind: { rest: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5' },
};
