/** Where a control says what it does. */
const mark = 'data-player-button';

/**
 * The name of the control under a press, for analysts: what it does, in words that no translation changes.
 *
 * @returns Nothing for what carries no name, such as the picture itself.
 */
export function pressedButton(target: EventTarget | null): string | undefined {
  const button = target instanceof Element ? target.closest(`[${mark}]`) : undefined;
  const name = button?.getAttribute(mark);
  return name ? `player_${name}` : undefined;
}

/**
 * Tells of every press on a control of a stage, by one listener for pointers and one for keys: the player's buttons
 * answer Enter and Space themselves and keep the browser from making a click of it. ANALYTICS-018
 *
 * @returns Ends it.
 */
export function watchButtons(
  stage: Pick<HTMLElement, 'addEventListener' | 'removeEventListener'>,
  tell: (button: string) => void,
): () => void {
  const onClick = ({ target }: Event) => {
    const button = pressedButton(target);
    if (button) tell(button);
  };
  const onKey = (event: KeyboardEvent) => {
    const button = pressedButton(event.target);
    if (!button || event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    // Whether a click will follow is known when everybody has heard of the key.
    setTimeout(() => event.defaultPrevented && tell(button));
  };
  // Before the control acts: what it opens may take it away.
  stage.addEventListener('click', onClick, true);
  stage.addEventListener('keydown', onKey, true);
  return () => {
    stage.removeEventListener('click', onClick, true);
    stage.removeEventListener('keydown', onKey, true);
  };
}
