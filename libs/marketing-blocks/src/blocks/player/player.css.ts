import { media, vars } from '@foyer/ui/theme/vars';
import { styleVariants } from '@vanilla-extract/css';

const { radius, size } = vars;

/** A phone gives it all of its width. */
const onPhone = {
  inlineSize: 'auto',
  marginInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
} as const;

export const stage = styleVariants({
  lit: {
    maxInlineSize: '72rem',
    marginInline: 'auto',
    borderRadius: radius.panel,
    '@media': { [media.phone]: { ...onPhone, borderRadius: 0 } },
  },
  print: { '@media': { [media.phone]: onPhone } },
});
