import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const team = style({ '@media': { [media.phone]: { display: 'block' } } });
export const versus = style({ '@media': { [media.phone]: { display: 'none' } } });

/** The mark of what is on air. */
export const live = style({
  ...text('label'),
  inlineSize: 'fit-content',
  paddingInline: space.s3,
  paddingBlock: space.s1,
  borderRadius: radius.badge,
  background: color.live,
  color: color.onLive,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

/** Each as wide as a phone. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  '@media': { [media.phone]: { display: 'grid', inlineSize: '100%' } },
});
globalStyle(`${buttons} > div`, {
  '@media': { [media.phone]: { display: 'grid' } },
});
