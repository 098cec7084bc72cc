import { media, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

/** Light of a block's own colour behind what stands in it; none until the colour is known. */
export const glow = style({
  isolation: 'isolate',
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '-24%',
    insetInline: `calc(-1 * ${vars.size.gutterStart}) calc(-1 * ${vars.size.gutterEnd})`,
    zIndex: -1,
    background:
      'radial-gradient(50% 50% at 50% 50%, color-mix(in srgb, var(--art-color, transparent) 44%, transparent), transparent)',
    pointerEvents: 'none',
  },
  '@media': { [media.forced]: { '::before': { display: 'none' } } },
});
