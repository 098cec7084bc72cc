/** So long without a turn of the wheel, a gesture is over, in milliseconds. */
const SILENCE_MS = 160;
/** So soon a further notch of a wheel that keeps turning may count, in milliseconds. */
const NEXT_STEP_MS = 600;
/** What a notch turns at least, in pixels; the end of a swipe on a touch pad is less. */
const NOTCH_PX = 90;
/** Less than that is a finger that lies on the wheel. */
const TREMBLE_PX = 4;

/** Tells steps by one from the stream of a wheel or a touch pad, whose swing goes on after the finger has left. */
export function createWheelSteps(): (deltaY: number, at: number) => -1 | 0 | 1 {
  let lastTurn = Number.NEGATIVE_INFINITY;
  let lastStep = Number.NEGATIVE_INFINITY;
  return (deltaY, at) => {
    const isNew = at - lastTurn > SILENCE_MS;
    const isNotch = Math.abs(deltaY) >= NOTCH_PX && at - lastStep > NEXT_STEP_MS;
    lastTurn = at;
    if (Math.abs(deltaY) < TREMBLE_PX || !(isNew || isNotch)) return 0;
    lastStep = at;
    return deltaY > 0 ? 1 : -1;
  };
}
