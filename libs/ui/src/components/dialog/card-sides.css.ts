import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { content } from './card.css.ts';

const { space } = vars;

/** What a card is about: a strip over its content, or a column that stays while that scrolls. */
export const side = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '230px',
  overflow: 'clip',
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: 0,
      minBlockSize: '480px',
      maxBlockSize: 'calc(100dvh - 48px)',
    },
  },
  selectors: {
    // It is the whole window's, and what is said stands on it.
    [`${content}[data-size="window"] > &`]: {
      position: 'absolute',
      inset: 0,
      maxBlockSize: 'none',
      pointerEvents: 'none',
    },
  },
});

/** What stands beside it. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s2,
  minInlineSize: 0,
  padding: `${space.s5} ${space.s4}`,
  paddingBlockEnd: `max(${space.s3}, env(safe-area-inset-bottom, 0px))`,
  '@media': { [media.tablet]: { padding: space.s7, paddingBlockEnd: space.s6 } },
  selectors: {
    [`${content}[data-size="window"] > &`]: {
      position: 'relative',
      justifyItems: 'center',
      alignContent: 'start',
      textAlign: 'center',
      gap: space.s5,
      paddingBlockStart: 'clamp(96px, 18vh, 150px)',
    },
  },
});
