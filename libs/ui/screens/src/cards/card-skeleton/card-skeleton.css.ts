import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/ui/theme/vars';

const { color, radius, size, space } = vars;

export const tile = style({ display: 'block' });

export const poster = style({ inlineSize: '158px', maxInlineSize: '100%' });

export const figure = style({ inlineSize: '100%' });
globalStyle(`${poster} > ${figure}`, { aspectRatio: '158 / 230' });

export const row = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: space.s4,
  inlineSize: '100%',
});

/** Columns of the cards that are rows. */
export const rows = styleVariants({
  continue: {
    gridTemplateColumns: 'minmax(0, 120px) minmax(0, 1fr)',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 168px) minmax(0, 1fr)' } },
  },
  channel: { gridTemplateColumns: '56px minmax(0, 1fr)', paddingBlock: space.s3 },
  episode: {
    gridTemplateColumns: 'minmax(0, 148px) minmax(0, 1fr)',
    '@media': { [media.tablet]: { gridTemplateColumns: '240px minmax(0, 1fr)' } },
  },
  progress: { gridTemplateColumns: '50px minmax(0, 1fr)', padding: space.s2 },
});
globalStyle(`${rows.continue} > ${figure}`, { aspectRatio: '168 / 96' });
globalStyle(`${rows.episode} > ${figure}`, { aspectRatio: '240 / 135' });
globalStyle(`${rows.channel} > ${figure}, ${rows.progress} > ${figure}`, { aspectRatio: '1' });
globalStyle(`${rows.progress} > ${figure}`, { borderRadius: radius.thumb });

/** Where words will be: a block of a line's height, or two hairlines. */
export const words = styleVariants({
  lit: {
    display: 'block',
    blockSize: '.75rem',
    inlineSize: 'min(70%, 200px)',
    marginBlock: `${space.s3} 2px`,
    borderRadius: radius.age,
    background: color.skeleton,
  },
  print: {
    display: 'block',
    blockSize: '1.25rem',
    inlineSize: 'min(80%, 240px)',
    marginBlock: `${size.headGap} 2px`,
    borderBlock: `1px solid ${color.hairline}`,
  },
});
