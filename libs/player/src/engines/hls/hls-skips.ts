import HlsPlayer, { ErrorDetails, type ErrorData, Events, type Fragment } from 'hls.js';

const { errorController: ErrorController } = HlsPlayer.DefaultConfig;

/** hls.js goes on behind a gap at once, as if it had tries left. */
const onward = { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 };

/** A moment after which a rendition is not forgiven. */
const FOR_GOOD = Number.POSITIVE_INFINITY;

/**
 * Lets hls.js pass over segments, leave renditions without a start for good, and leave repairs to the engine.
 *
 * It takes one without media for broken, blames its rendition, goes through all the others and then stops. At one that
 * its list calls a gap it waits for another rendition, for ever, unless segments have tries.
 *
 * @param skips - What is passed over.
 */
export const skippingErrors = (skips: WeakSet<Fragment>): typeof ErrorController =>
  class extends ErrorController {
    readonly #player: HlsPlayer;

    constructor(hls: HlsPlayer) {
      super(hls);
      this.#player = hls;
      // Between its own decision and those who act on it.
      hls.on(Events.ERROR, (_, data) => {
        const { details, errorAction, frag } = data;
        if (details === ErrorDetails.FRAG_GAP && errorAction) {
          errorAction.retryConfig = onward;
          errorAction.retryCount = 0;
        }
        // It would repair by itself, thrice.
        if (details === ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) {
          data.fatal = true;
          delete data.errorAction;
        }
        const level = hls.levels[frag?.level ?? -1];
        if (details === ErrorDetails.FRAG_LOAD_ERROR && level) level.loadErrorTime = FOR_GOOD;
      });
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
