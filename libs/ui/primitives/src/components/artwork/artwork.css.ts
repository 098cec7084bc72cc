import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';
import { artColorProperty } from './art-color.ts';

export const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: `var(${artColorProperty}, ${vars.color.surface2})`,
});

/** The light on the upper edge, which keeps dark art from melting into the page. */
export const edge = style({
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: vars.shadow.pictureEdge,
    pointerEvents: 'none',
  },
  '@media': { [media.forced]: { '::after': { border: '1px solid CanvasText' } } },
});

/** Out of the way, so that the image measures itself by the frame. */
export const sources = style({ display: 'contents' });

export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `opacity ${vars.duration.panel} ${vars.easing.out}`,
  selectors: { '&[data-state="loading"]': { opacity: 0 } },
});

export const broken = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'end',
  padding: vars.space.s3,
  color: vars.color.t1,
  overflow: 'hidden',
  containerType: 'inline-size',
  backgroundImage: `linear-gradient(transparent, rgba(${vars.color.scrim}, .72))`,
});

/** As large as its frame is wide, so that a word of some twelve letters is whole; a longer one is hyphenated. */
export const brokenTitle = style({
  ...text('displaySmall'),
  fontSize: 'clamp(.875rem, 12cqi, 1.75rem)',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  minInlineSize: 0,
  textWrap: 'balance',
});
