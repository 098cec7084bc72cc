import { firstScreenMark } from '@foyer/ui/first-screen';
import { InlineScript } from './inline-script.tsx';

/** Draws the rest of the page. A script that is written out, since it runs before anything is loaded. */
export const showRest = `document.documentElement.removeAttribute('${firstScreenMark}');`;

/**
 * Sets the first screen apart before there is anything to draw. A page that opens at a place of its own has its first screen
 * there: one that was left, or that is named in the address. Whoever scrolls gets the rest at once.
 */
export const markFirstScreen = `{
const [loaded] = performance.getEntriesByType('navigation');
if (loaded?.type === 'navigate' && location.hash === '') {
  document.documentElement.setAttribute('${firstScreenMark}', '');
  addEventListener('scroll', () => { ${showRest} }, { once: true, passive: true });
}
}`;

/** Has the built page draw its first screen before the rest; `later-module.ts` ends that. */
export const FirstScreen = () => (
  <InlineScript text={import.meta.env.SSR && import.meta.env.PROD ? markFirstScreen : ''} />
);
