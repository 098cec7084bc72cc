import { SHOWCASE_SECONDS } from '../../story/short-stories.ts';
import type { Reel } from '../reel.ts';
import { createRocketScene } from '../scenes/rocket.scene.ts';

/** The film behind a showcase, which the scroll moves: a rocket takes off. */
export function createShowcaseReel(): Reel {
  return { duration: SHOWCASE_SECONDS, draw: createRocketScene().draw };
}
