import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';

/** Room round the cards for their glow, inside the box that clips them. */
const glowRoom = '48px';

export const shelf = style({ position: 'relative', marginBlockStart: vars.size.shelfGap });

export const head = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s3,
  paddingInlineStart: vars.size.gutterStart,
  paddingInlineEnd: vars.size.gutterEnd,
  marginBlockEnd: vars.size.headGap,
  inlineSize: 'fit-content',
});

export const heading = style({ ...text('title') });

export const headingLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  borderRadius: vars.radius.thumb,
  selectors: { '&:hover': { color: vars.color.accent } },
});

export const subHeading = style({ ...text('caption'), color: vars.color.t3 });

export const row = style({
  // Holds hidden words of its cards, which would widen the page otherwise.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  // A row of which a part is drawn knows the width of all.
  gridAutoColumns: 'var(--row-cell, max-content)',
  gap: vars.size.cardGap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  paddingBlock: glowRoom,
  marginBlock: `-${glowRoom}`,
  paddingInlineStart: vars.size.gutterStart,
  paddingInlineEnd: vars.size.gutterEnd,
  scrollPaddingInlineStart: vars.size.gutterStart,
  scrollPaddingInlineEnd: vars.size.gutterEnd,
  '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
});

export const cell = style({ scrollSnapAlign: 'start' });

export const arrow = style({
  display: 'none',
  '@media': {
    [media.hover]: {
      display: 'inline-flex',
      position: 'absolute',
      zIndex: 2,
      insetBlockStart: '50%',
      opacity: 0,
      transition: `opacity ${vars.duration.hover} ${vars.easing.out}`,
      selectors: {
        [`${shelf}:is(:hover, :focus-within) > &`]: { opacity: 1 },
        '&[hidden]': { display: 'none' },
      },
    },
  },
});

export const arrowBack = style({
  insetInlineStart: `calc(${vars.size.gutterStart} - ${vars.size.control} / 2)`,
});
export const arrowOn = style({
  insetInlineEnd: `max(${vars.space.s2}, calc(${vars.size.gutterEnd} - ${vars.size.control} / 2))`,
});
