/** How often is looked whether the viewer is free, in milliseconds. */
const lookMs = 1_000;

let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setInterval> | undefined;

/** Whether the viewer is filling a field. */
function isTyping(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.value !== '';
}

/**
 * Does what would interrupt the viewer: at once, or when they are in the middle of nothing any more, such as a film, a
 * payment or a field that is being filled.
 */
export function whenUndisturbed(isBusy: () => boolean, interrupt: () => void): void {
  const isDisturbed = () => isBusy() || isTyping();
  if (waiting.length === 0 && !isDisturbed()) return interrupt();
  waiting.push(interrupt);
  timer ??= setInterval(() => {
    if (isDisturbed()) return;
    clearInterval(timer);
    timer = undefined;
    const due = waiting;
    waiting = [];
    for (const act of due) act();
  }, lookMs);
}
