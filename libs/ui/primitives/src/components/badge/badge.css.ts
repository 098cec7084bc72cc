import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/type.ts';

export const badge = recipe({
  base: {
    ...text('micro'),
    fontSize: '.8125rem',
    fontWeight: '700',
    display: 'inline-block',
    paddingBlock: '3px',
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.badge,
    whiteSpace: 'nowrap',
    border: '1px solid transparent',
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent, color: vars.color.onAccent },
      live: { background: vars.color.live, color: vars.color.onLive },
      quiet: { background: vars.color.surface2, color: vars.color.t2 },
    },
  },
  defaultVariants: { tone: 'accent' },
});
