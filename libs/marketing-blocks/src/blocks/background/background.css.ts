import { vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

/** The shelf stands on its film, which ends in the colour of the page. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  marginBlockStart: vars.size.shelfGap,
  paddingBlockEnd: vars.size.shelfGap,
  overflow: 'clip',
});

export const scene = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  overflow: 'hidden',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${vars.color.page}, color-mix(in srgb, ${vars.color.page} 78%, transparent) 30% 70%, ${vars.color.page})`,
  },
});
globalStyle(`${scene} :is(img, video)`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
