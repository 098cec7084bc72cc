import { farSheets, farSheetsMark, firstScreenMark } from '@foyer/ui/first-screen';

const farLink = new RegExp(
  `<link rel="stylesheet" href="[^"]+" data-precedence="${farSheets}"/>`,
  'g',
);

/**
 * Fetches the sheets that the element before it names once the first screen is there, or at once where the page opens at a
 * place of its own. All are worn together: each change of styles costs a look at every element. Blocks that need them stay
 * hidden until then, also where one does not come. Runs in the page as it is written here.
 */
const wearFarSheets = `{
const root = document.documentElement;
const { textContent } = document.currentScript.previousElementSibling;
const hrefs = [...textContent.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const wear = async () => {
  const links = hrefs.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' }));
  const came = links.map((link) => new Promise((settle) => (link.onload = link.onerror = settle)));
  document.head.append(...links);
  await Promise.all(came);
  for (const link of links) link.media = 'all';
  root.removeAttribute('${farSheetsMark}');
};
root.setAttribute('${farSheetsMark}', '');
if (!root.hasAttribute('${firstScreenMark}')) wear();
else new MutationObserver((_, observer) => {
  observer.disconnect();
  wear();
}).observe(root, { attributeFilter: ['${firstScreenMark}'] });
}`;

/**
 * Takes the sheets of blocks far below the first screen out of what a page's head waits for. Without scripts they are links
 * as before.
 *
 * @returns The head without them, and what is to stand at its end.
 */
export function partFarSheets(head: string, nonce: string): [first: string, far: string] {
  const links = head.match(farLink);
  if (!links) return [head, ''];
  const far = `<noscript>${links.join('')}</noscript><script nonce="${nonce}">${wearFarSheets}</script>`;
  return [head.replace(farLink, ''), far];
}
