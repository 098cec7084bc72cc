import { hiddenStage } from './skin.styles.ts';

const size = 'clamp(1rem, 2cqi, 2.25rem)';
const scaled = (factor: number) => ({ fontSize: `calc(${size} * ${factor})` });

/** How large captions are, as the viewer wants them. */
export const sizes = {
  '&[data-size="small"]': scaled(0.8),
  '&[data-size="large"]': scaled(1.35),
  '&[data-size="huge"]': scaled(1.8),
} as const;

/** The words of the subtitles; they sink when the controls go. */
export const captions = {
  position: 'absolute',
  insetInline: '5%',
  textAlign: 'center',
  pointerEvents: 'none',
  fontSize: size,
  lineHeight: 1.4,
  selectors: { ...sizes, [`${hiddenStage} &`]: { insetBlockEnd: '3rem' } },
} as const;

/** A line of them: the colour of its letters and what stands behind, as the viewer wants them. */
export const captionLine = {
  padding: '.125em .5em',
  boxDecorationBreak: 'clone',
  selectors: {
    '[data-color="yellow"] &': { color: '#FFE94A' },
    '[data-color="cyan"] &': { color: '#7DE8FF' },
    '[data-color="green"] &': { color: '#8CF09A' },
    '[data-plate="solid"] &': { background: '#000' },
    '[data-plate="none"] &': {
      background: 'none',
      textShadow: '0 0 3px #000, 0 0 6px #000, 0 1px 2px #000, 0 -1px 2px #000',
    },
  },
} as const;

/** A sample of them in the panel, on something dark. */
export const sample = {
  padding: '.75rem .5rem',
  textAlign: 'center',
  lineHeight: 1.4,
  color: '#fff',
  background: 'linear-gradient(120deg, #26303c, #8a93a0)',
  selectors: {
    '&[data-size="small"]': { fontSize: '.8125rem' },
    '&[data-size="large"]': { fontSize: '1.25rem' },
    '&[data-size="huge"]': { fontSize: '1.5rem' },
  },
} as const;
