import type { DraftRequest } from './draft-request.ts';

/**
 * Ties the page in the composer's canvas to the composer: tells which block is pressed, shows which is chosen. Nothing else
 * of the page is pressed: it sells and leads nowhere. Both sides know each other by window and origin.
 *
 * Runs in the page as it is written here; `composer` is an origin.
 */
const bridge = (composer: string): string => `{
const composer = ${JSON.stringify(composer)};
const say = (message) => parent.postMessage(message, composer);
const frames = () => [...document.querySelectorAll('[data-block]')];
addEventListener('click', (event) => {
  if (!event.isTrusted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const frame = event.target instanceof Element ? event.target.closest('[data-block]') : null;
  if (frame) say({ type: 'foyer.draft.pressed', block: frame.dataset.block });
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
addEventListener('load', () => say({ type: 'foyer.draft.ready' }));
}`;

const headEnd = '</head>';

/** Puts the bridge into the head of a page as it streams by. */
export function withDraftBridge(
  body: ReadableStream<Uint8Array>,
  { composer }: DraftRequest,
  nonce: string,
): ReadableStream<Uint8Array> {
  const script = `<script nonce="${nonce}">${bridge(composer)}</script>`;
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
