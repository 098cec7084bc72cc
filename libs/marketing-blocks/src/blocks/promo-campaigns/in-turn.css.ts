import { media, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { controls, corner, slides, words } from '../../parts/stage.css.ts';

const { size } = vars;

export const hero = style({ position: 'relative' });

/** From edge to edge, as high as the hero of a page. */
export const stage = style({ vars: { [corner]: '0' } });
globalStyle(`${stage} > ${slides}`, {
  minBlockSize: 'min(620px, 94svh)',
  '@media': {
    [media.tablet]: {
      aspectRatio: 'auto',
      maxBlockSize: 'none',
      minBlockSize: 'clamp(560px, 84vh, 860px)',
    },
  },
});
// Words begin where those of the page do.
globalStyle(`${stage} ${words}`, {
  maxInlineSize: `calc(36rem + ${size.gutterStart})`,
  paddingInlineStart: size.gutterStart,
});
globalStyle(`${stage} > ${controls}`, {
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
});
