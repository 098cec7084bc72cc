import HlsPlayer, { ErrorDetails, type ErrorData, type Events, type Fragment } from 'hls.js';

const { errorController: ErrorController } = HlsPlayer.DefaultConfig;

/**
 * Lets hls.js pass over segments: it takes one without media for broken, blames its rendition, goes through all the
 * others and then stops.
 *
 * @param skips - What is passed over.
 */
export const skippingErrors = (skips: WeakSet<Fragment>): typeof ErrorController =>
  class extends ErrorController {
    readonly #player: HlsPlayer;

    constructor(hls: HlsPlayer) {
      super(hls);
      this.#player = hls;
    }

    override onErrorOut(event: Events.ERROR, data: ErrorData): void {
      const isSkip = data.frag !== undefined && skips.has(data.frag);
      if (!isSkip || data.details !== ErrorDetails.FRAG_PARSING_ERROR) {
        return super.onErrorOut(event, data);
      }
      for (const level of this.#player.levels) {
        level.loadError = 0;
        level.fragmentError = 0;
      }
    }
  };
