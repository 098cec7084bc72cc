import { globalStyle } from '@vanilla-extract/css';
import { adWrapper, stage, video } from '../../player.css.ts';
import { cover } from './skin.styles.ts';

/** A picture as wide as a phone that stands: what belongs to an advertisement is under it. */
export const upright = '(max-width: 37.5rem)';

/** How high the picture is there: as wide as the screen, and never more than half of it, as at high zoom. */
export const uprightPicture = 'min(56.25cqi, 50cqb)';

/**
 * Leaves a part of the stage to what belongs to an advertisement: nothing lies over its picture.
 *
 * @param controls - Class of what is there from the beginning of a break: files are chosen by the size that is left.
 * @param where - A condition on the stage.
 * @param size - What is left to the picture.
 */
export function shortenPicture(
  controls: string,
  where: string,
  size: { blockSize: string } | { inlineSize: string },
): void {
  globalStyle(`${stage}:has(${controls}) > :is(${video}, ${adWrapper})`, {
    '@container': { [where]: size },
  });
}

/** Takes presses on what may be pressed; elsewhere they are the advertisement's. */
export function takePresses(root: string): void {
  globalStyle(`${root}[data-break] :is(a, button, input)`, { pointerEvents: 'auto' });
}

/** Under label and controls, over the picture. */
export const scrim = { ...cover, zIndex: -1, pointerEvents: 'none' } as const;

/** Holds the controls, and leaves their places to the root. */
export const controls = { display: 'contents' } as const;

/** Words of at most two lines; what is cut stands in the tooltip. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  margin: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** In the middle of an advertisement that has been stopped. */
export const paused = {
  ...cover,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.75rem',
  pointerEvents: 'none',
} as const;

/** The whole break, in parts. */
export const progress = { display: 'flex', pointerEvents: 'none' } as const;

/** One advertisement of it. */
export const progressPart = { flex: 1, overflow: 'hidden' } as const;

/** What is over of one. */
export const progressGone = {
  blockSize: '100%',
  inlineSize: 'calc(var(--gone) * 100%)',
} as const;

/** Of what opens: terms beside their words. */
export function factsOf(list: string, quiet: string): void {
  globalStyle(`${list} > div`, { display: 'flex', flexWrap: 'wrap', columnGap: '.75rem' });
  globalStyle(`${list} dt`, { flex: '0 0 8rem', color: quiet });
  globalStyle(`${list} dd`, { flex: '1 1 8rem', margin: 0, overflowWrap: 'anywhere' });
}
