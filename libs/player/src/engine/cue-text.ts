import { decodeEntities } from './entities.ts';

/** The tags that WebVTT has, and a few that are met; a `<` before anything else is one that people read. */
const tag =
  /<\/?(?:c|i|b|u|s|ruby|rt|em|strong)(?:\.[^\s<>]+)?\s*>|<\/?(?:v|lang|font)(?:\.[^\s<>]+)?(?:\s[^<>]*)?>|<\d[\d:.]*>/gi;

const lineBreak = /<br\s*\/?>/gi;

/** The names of HTML beyond the few that are written out are known to the browser. */
function decodeByBrowser(reference: string): string {
  if (typeof VTTCue === 'undefined') return reference;
  return new VTTCue(0, 1, reference).getCueAsHTML().textContent || reference;
}

/** The words of a cue without its markup (`<v Anna>`, `<i>`), and its character references as characters. */
export function plainText(cue: string): string {
  return decodeEntities(cue.replace(lineBreak, '\n').replace(tag, ''), decodeByBrowser);
}
