import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';

const { accent, page } = vars.color;

export const cell = style({ display: 'flex', alignItems: 'end' });

/** Lit from above: the lamp's colour runs down into the dark. */
export const numeral = style({
  ...text('numeral'),
  flex: 'none',
  minInlineSize: '80px',
  textAlign: 'end',
  marginInlineEnd: '-18px',
  paddingBlockStart: '.04em',
  fontVariantNumeric: 'lining-nums',
  userSelect: 'none',
  color: 'transparent',
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  backgroundImage: `linear-gradient(color-mix(in srgb, ${accent} 55%, white), ${accent} 26%, color-mix(in srgb, ${accent} 45%, ${page}) 62%, color-mix(in srgb, ${accent} 12%, ${page}))`,
  selectors: {
    '&[data-wide]': {
      fontSize: `calc(${vars.type.numeral.size} * .84)`,
      letterSpacing: '-.08em',
      paddingInlineEnd: '.06em',
    },
  },
  '@media': {
    [media.forced]: { color: 'CanvasText', backgroundImage: 'none' },
  },
});

export const art = style({
  inlineSize: '136px',
  aspectRatio: '158 / 230',
  flex: 'none',
  boxShadow: `-14px 0 32px 4px rgba(${vars.color.scrim}, .72)`,
  '@media': { [media.tablet]: { inlineSize: '158px' } },
});
