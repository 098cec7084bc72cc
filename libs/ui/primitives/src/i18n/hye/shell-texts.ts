import card from './card.json';
import error from './error.json';
import film from './film.json';
import format from './format.json';
import hero from './hero.json';
import page from './page.json';
import print from './print.json';
import shell from './shell.json';

export { flowTexts } from './flow-texts.ts';

/** Texts that every page may need. */
export default { card, error, film, format, hero, page, print, shell };
