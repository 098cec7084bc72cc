import type { DraftRequest } from './draft-request.ts';
import { draftSilence } from './draft-silence.ts';

/**
 * Makes the page that of a visitor: nothing that it asks for goes with the browser's session. Runs before the page's own
 * code, in the page as it is written here.
 */
const asVisitor = `{
const send = fetch;
window.fetch = (input, init) => send(new Request(input, init), { credentials: 'omit' });
}`;

/**
 * Makes the page that of a viewer who wants no motion, where the browser itself says nothing of the kind: its questions to
 * the browser are answered so, and its styles for such viewers hold.
 */
const withoutMotion = `{
const calm = (text) => text
  .replaceAll(/\\(prefers-reduced-motion(?:: *reduce)?\\)/g, '(min-width: 0px)')
  .replaceAll(/\\(prefers-reduced-motion: *no-preference\\)/g, '(max-width: 0px)');
const ask = matchMedia.bind(window);
window.matchMedia = (query) => ask(calm(query));
const settle = (rules) => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = calm(rule.media.mediaText);
      if (text !== rule.media.mediaText) rule.media.mediaText = text;
    }
    if (rule.cssRules) settle(rule.cssRules);
  }
};
const settleAll = () => {
  for (const sheet of document.styleSheets) try { settle(sheet.cssRules); } catch {}
};
for (const type of ['DOMContentLoaded', 'load']) document.addEventListener(type, settleAll, true);
addEventListener('load', settleAll);
}`;

/**
 * Ties the page in the composer's canvas to the composer: tells which block is pressed, shows which is chosen. Nothing else
 * of the page is pressed: it sells and leads nowhere. Both sides know each other by window and origin.
 *
 * Runs in the page as it is written here; `composer` is an origin.
 */
export const bridge = (composer: string): string => `{
const composer = ${JSON.stringify(composer)};
// In a separate tab the page is the parent of itself, of another origin.
const say = (message) => { if (parent !== window) parent.postMessage(message, composer); };
const frames = () => [...document.querySelectorAll('[data-block]')];
addEventListener('click', (event) => {
  if (!event.isTrusted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const frame = event.target instanceof Element ? event.target.closest('[data-block]') : null;
  if (frame) say({ type: 'foyer.draft.pressed', block: frame.dataset.block });
}, true);
addEventListener('keydown', (event) => {
  if (event.key !== 'F6') return;
  event.preventDefault();
  say({ type: 'foyer.draft.left', back: event.shiftKey });
}, true);
addEventListener('submit', (event) => event.preventDefault(), true);
addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== composer || data?.type !== 'foyer.draft.select') return;
  for (const frame of frames()) {
    const isChosen = frame.dataset.block === data.block;
    frame.style.outline = isChosen ? '3px solid #2B4BD8' : '';
    frame.style.outlineOffset = isChosen ? '-3px' : '';
    // Within the page alone: the workbench around it stays where it is.
    if (isChosen) scrollTo({ top: scrollY + frame.getBoundingClientRect().top - 72, behavior: 'instant' });
  }
});
const weigh = () => say({
  type: 'foyer.draft.weighed',
  bytes: performance.getEntriesByType('resource')
    .filter(({ name }) => name.includes('/images/'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
});
addEventListener('load', () => {
  say({ type: 'foyer.draft.ready' });
  weigh();
  // Pictures of blocks that are drawn late.
  setTimeout(weigh, 3000);
});
}`;

const headEnd = '</head>';

/** Puts the bridge, and what keeps the page silent, into the head of a page as it streams by. */
export function withDraftBridge(
  body: ReadableStream<Uint8Array>,
  { composer, isVisitor, isStill }: DraftRequest,
  nonce: string,
): ReadableStream<Uint8Array> {
  const parts = [
    draftSilence,
    isVisitor ? asVisitor : '',
    isStill ? withoutMotion : '',
    bridge(composer),
  ];
  const script = `<script nonce="${nonce}">${parts.join('')}</script>`;
  let held: Buffer | undefined = Buffer.alloc(0);
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        if (!held) return controller.enqueue(chunk);
        held = Buffer.concat([held, chunk]);
        const end = held.indexOf(headEnd);
        if (end === -1) return undefined;
        controller.enqueue(held.subarray(0, end));
        controller.enqueue(Buffer.from(script));
        controller.enqueue(held.subarray(end));
        held = undefined;
        return undefined;
      },
      flush: (controller) => {
        if (held) controller.enqueue(held);
      },
    }),
  );
}
