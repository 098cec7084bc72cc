import { START_PATIENCE } from '@foyer/ui/full-page/start-patience';
import { keyframes, style } from '@vanilla-extract/css';

const disappear = keyframes({ from: { visibility: 'visible' }, to: { visibility: 'hidden' } });

/** A player whose scripts did not come waits for nothing: then the page says so in its place. */
export const firstWait = style({ animation: `${disappear} 1ms ${START_PATIENCE} forwards` });
