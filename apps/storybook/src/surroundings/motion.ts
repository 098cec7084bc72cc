/** Whether motion follows the system's setting or is reduced whatever that is. */
export type Motion = 'system' | 'reduced';

const calm = /\(prefers-reduced-motion:\s*reduce\)/g;
const lively = /\(prefers-reduced-motion:\s*no-preference\)/g;

/** A media condition as it reads where motion is reduced. */
export const reduceMotion = (condition: string): string =>
  condition.replace(calm, '(min-width: 0px)').replace(lively, '(max-width: 0px)');

/**
 * Reduces motion on this page, as a page cannot change what the browser reports.
 *
 * Conditions of style sheets are rewritten, now and as further sheets come.
 *
 * @returns puts everything back.
 */
export function followMotion(motion: Motion): () => void {
  if (motion === 'system') return () => {};
  const originals = new Map<MediaList, string>();
  const rewrite = () => {
    for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules, originals);
  };
  rewrite();
  const observer = new MutationObserver(rewrite);
  observer.observe(document.head, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [media, text] of originals) media.mediaText = text;
  };
}

function rewriteRules(rules: CSSRuleList, originals: Map<MediaList, string>) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion')) {
      originals.set(rule.media, rule.media.mediaText);
      rule.media.mediaText = reduceMotion(rule.media.mediaText);
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules, originals);
  }
}
