import { media, text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** The custom property of the colour that an advertiser gave its words. */
export const adInk = '--ad-ink';

export const ground = `var(--art-color, ${color.surface1})`;
const inks = { light: '#ffffff', dark: '#000000' } as const;

/** Words are read on the colour of the banner alone, never on the picture. */
export const inkStyles = styleVariants(inks, (ink) => ({ color: ink }));

/** The custom property of how far from its start edge the words of a scene stand. */
export const sceneStart = '--scene-start';

export const titleBase = style({ hyphens: 'auto', overflowWrap: 'anywhere', textWrap: 'balance' });

export const marks = style({
  ...text('kicker'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
});

export const dot = style({
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineEnd: space.s2,
  borderRadius: radius.round,
  background: 'var(--art-color, currentColor)',
  // A dot of the colour behind it is seen by its edge.
  boxShadow: '0 0 0 1px currentColor',
  '@media': { [media.forced]: { background: 'CanvasText' } },
});

export const age = style({
  ...text('micro'),
  fontSize: '.75rem',
  paddingInline: '5px',
  paddingBlock: '1px',
  border: '1px solid currentColor',
  borderRadius: radius.age,
});

export const note = style({ ...text('body'), overflowWrap: 'anywhere', textWrap: 'pretty' });

/** What the link says; the link is the whole banner. */
export const way = style({
  ...text('label'),
  fontSize: '.875rem',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  overflowWrap: 'anywhere',
});

/** The law asks for it: on the banner's colour, never cut. */
export const advertiser = style({
  ...text('caption'),
  overflowWrap: 'anywhere',
  color: `var(${adInk}, inherit)`,
});

export const kicker = style([marks, { color: color.accent }]);

const plateBase = style({
  marginBlockStart: space.s1,
  paddingInline: space.s2,
  paddingBlock: '2px',
  borderRadius: radius.age,
  background: ground,
});
/** Where no banner is behind them the advertiser's words keep their own ground, in its colour or in one that is read there. */
export const plate = styleVariants(inks, (ink) => [plateBase, { color: `var(${adInk}, ${ink})` }]);
