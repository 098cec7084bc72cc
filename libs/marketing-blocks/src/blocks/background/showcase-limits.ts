/** The film's time reaches that of the scroll within so many seconds. BLOCK-064 */
export const SCRUB_SECONDS = 2;
/** A step moves the row by such a share of an item. BLOCK-065 */
export const SHIFT_SHARE = 0.75;
/** The canvas is drawn so many times a second. BLOCK-066 */
export const REDRAWS_PER_SECOND = 24;

/** The pictures of a film that are kept take no more memory than this, in bytes. */
export const FRAMES_BYTES_MAX = 40_000_000;
/** Size in px at which they are kept. */
export const FRAME_SIZE = { width: 640, height: 360 } as const;
/** Between two of them in seconds, where memory allows: as far apart as key frames of such films are. */
export const FRAME_STEP_SECONDS = 0.2;

/** What counts as the usual devices; on all others there is no film. BLOCK-062, BLOCK-063 */
export const USUAL_DEVICES: readonly string[] = ['web', 'mobile', 'aurora'];
/** A phone of less memory, in GiB, shows pictures only. */
export const PHONE_MEMORY_MIN = 4;

/** More screenshots of the current item are not shown. */
export const SCREENSHOTS_MAX = 3;
