import { InlineScript } from './inline-script.tsx';

/** What the inline script leaves behind for the page. */
interface EarlyPressHost {
  earlyPresses?: { buttons: HTMLElement[]; stop: () => void };
}

/**
 * Runs before anything is loaded, so it is written out: it keeps the buttons that were pressed while
 * the page's scripts were still on their way. Links need no help: they work by themselves. Only the server needs the words.
 */
const script = import.meta.env.SSR
  ? `{
const buttons = [];
const keep = ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  if (button) buttons.push(button);
};
document.addEventListener('click', keep, true);
window.earlyPresses = { buttons, stop: () => document.removeEventListener('click', keep, true) };
}`
  : '';

/** Keeps presses that come before hydration; {@link replayEarlyPresses} makes up for them. */
export const EarlyPresses = () => <InlineScript text={script} />;

/** Presses the button that was pressed last before the page could answer. */
export function replayEarlyPresses(host: EarlyPressHost = window as EarlyPressHost): void {
  host.earlyPresses?.stop();
  const last = host.earlyPresses?.buttons.at(-1);
  delete host.earlyPresses;
  if (last?.isConnected) last.click();
}
