import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';

const { color, radius, space } = vars;

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  border: 0,
  minInlineSize: 0,
  // What is entered is of one size, whichever field it stands in.
  containerType: 'inline-size',
});

/** A lamp over the fields of one card; on a spread they stand on the page. */
export const lamp = styleVariants({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px',
    padding: '14px',
    borderRadius: radius.panel,
    background: `linear-gradient(150deg, color-mix(in srgb, ${color.accent} 16%, transparent), transparent 55%)`,
    boxShadow: `inset 0 0 0 1px ${color.hairline}`,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  halves: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
});

/** Side by side, as long as each has room for its words. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 118px), 1fr))',
  gap: space.s4,
  alignItems: 'start',
});

globalStyle(`${fields} [data-whole]`, { containerType: 'normal' });

/** At the end of the number's field. */
export const markPlace = style({
  display: 'grid',
  alignItems: 'center',
  marginInlineEnd: space.s4,
  '@container': {
    // No room beside the number: the mark moves up beside the field's name.
    '(max-width: 340px)': {
      position: 'absolute',
      insetBlockStart: '6px',
      insetInlineEnd: space.s2,
      marginInlineEnd: 0,
      scale: '.7',
    },
  },
});

/** A small plate, as on the corner of a card. */
export const plate = style({
  position: 'relative',
  display: 'block',
  inlineSize: '40px',
  blockSize: '26px',
  flexShrink: 0,
  color: color.t1,
  background: color.surface3,
  borderRadius: radius.age,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const word = style({
  fontFamily: vars.type.label.family,
  fontWeight: '800',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  selectors: { '&[data-italic]': { fontStyle: 'italic' } },
});

/** The second of two things in a mark. */
export const faint = style({ opacity: 0.55 });
