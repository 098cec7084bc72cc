import { partFarSheets } from './far-sheets.ts';
import type { StyleTexts } from './style-texts.ts';

const styleLink = /<link rel="stylesheet" href="([^"#]+)(#?)"([^>]*?)\/?>/g;
const scriptLink = /<link rel="modulepreload" ([^>]*>)/g;
const headEnd = '</head>';

/**
 * A page's head with nothing to wait for: the styles of its first screen stand in it, and its scripts are fetched when the
 * page says so (`later-module.ts`); they get the nonce then, since a kept page is compressed from one nonce to the next. The
 * sheets themselves come with the scripts; nothing is worn twice until then. They stay announced, since the browser's code
 * looks for them and keeps their order.
 */
export function lightHead(head: string, nonce: string, styles: StyleTexts): string {
  const [first, far] = partFarSheets(head, nonce);
  return stylesInside(first, nonce, styles) + far;
}

function stylesInside(head: string, nonce: string, styles: StyleTexts): string {
  const links = [...head.matchAll(styleLink)].filter(([, href = '']) => styles.has(href));
  const [first] = links;
  const light = head.replace(
    scriptLink,
    (_, rest: string) =>
      `<link data-later="modulepreload" ${rest.replace(` nonce="${nonce}"`, '')}`,
  );
  if (!first) return light;
  // A sheet that is linked twice counts where it is linked last.
  const hrefs = [...new Set(links.map(([, href = '']) => href).toReversed())].toReversed();
  const text = hrefs.map((href) => styles.get(href)).join('\n');
  // Named as React names styles that it has moved, or it would take it for one of the page's own.
  const style = `<style nonce="${nonce}" data-precedence="first" data-href="first">${text}</style>`;
  let isFirst = true;
  return light.replace(styleLink, (link, href: string, mark: string, rest: string) => {
    if (!styles.has(href)) return link;
    const later = `<link rel="stylesheet" href="${href}${mark}"${rest} media="not all" disabled="" data-later="style"/>`;
    const before = isFirst ? style : '';
    isFirst = false;
    return before + later;
  });
}

/** Lightens the head of a page as it streams by; the rest passes as it is. */
export function lighten(
  body: ReadableStream<Uint8Array>,
  nonce: string,
  styles: StyleTexts,
): ReadableStream<Uint8Array> {
  let held: Buffer | undefined = Buffer.alloc(0);
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      if (!held) {
        controller.enqueue(chunk);
        return;
      }
      held = Buffer.concat([held, chunk]);
      const end = held.indexOf(headEnd);
      if (end === -1) return;
      const head = lightHead(held.toString('utf8', 0, end), nonce, styles);
      controller.enqueue(Buffer.concat([Buffer.from(head), held.subarray(end)]));
      held = undefined;
    },
    flush: (controller) => {
      if (held) controller.enqueue(held);
    },
  });
  return body.pipeThrough(stream);
}
