import { showRest } from './first-screen.tsx';

const imports = /import \* as (\w+) from ("[^"]+");/g;

/** The longest that scripts wait for pictures, in ms since the navigation. */
const mostWaitMs = 1500;

/**
 * Waits until the pictures on the screen are there, so that scripts take nothing of the link and the processor before;
 * no longer than {@link mostWaitMs}. Runs in the page as it is written here.
 */
const screenShown = `new Promise((shown) => {
  setTimeout(shown, Math.max(0, ${mostWaitMs} - performance.now()));
  const ended = (image) => image.complete || new Promise((done) => {
    image.addEventListener('load', done);
    image.addEventListener('error', done);
  });
  const missing = [...document.images].filter((image) => !image.complete);
  // Says what is on the screen once there is a frame; asking each picture would make the browser place all of them first.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    Promise.all(entries.map(({ isIntersecting, target }) => !isIntersecting || ended(target)))
      .then(() => requestAnimationFrame(() => setTimeout(shown)));
  });
  for (const image of missing) observer.observe(image);
  if (missing.length === 0) shown();
})`;

/** Waits for the first picture of a film that begins early. */
const filmShown = (early: string) =>
  `import(${JSON.stringify(early)}).then((film) => film.pictureShown).catch(() => {})`;

/**
 * The style sheets that the head carried already (`light-head.ts`) take its place when React puts a further one among them:
 * only then does it matter which comes after which. Each change of styles costs a look at every element, so all change at once.
 */
const wearSheets = `new MutationObserver((changes, observer) => {
  const isSheet = (node) => node.rel === 'stylesheet' && node.dataset.precedence !== undefined;
  if (!changes.some(({ addedNodes }) => [...addedNodes].some(isSheet))) return;
  observer.disconnect();
  for (const sheet of document.querySelectorAll('link[data-later="style"]')) {
    sheet.media = 'all';
    sheet.disabled = false;
  }
}).observe(document.head, { childList: true });`;

/**
 * The router's module script, made to wait for what the viewer sees first; files that are announced in the head for
 * later are fetched together then.
 *
 * @param early - Address of the script that begins a film; its `pictureShown` settles with the first picture.
 * @throws Error when the router's script is no longer what this was written for.
 */
export function laterModule(script: string, early?: string): string {
  const found = [...script.matchAll(imports)];
  const rest = script.replaceAll(imports, '');
  if (found.length === 0 || /^\s*import\s*["{*\w]/m.test(rest)) {
    throw new Error('The router starts its pages in another way');
  }
  const names = found.map(([, name]) => name).join(', ');
  const loads = found.map(([, , file]) => `import(${file})`).join(', ');
  return `${wearSheets}
await ${early === undefined ? screenShown : filmShown(early)};
${showRest}
const { nonce } = document.querySelector('meta[name="csp-nonce"]');
for (const link of document.querySelectorAll('link[data-later="modulepreload"]')) Object.assign(link, { nonce, rel: 'modulepreload' });
for (const link of document.querySelectorAll('link[data-later="style"]')) link.disabled = false;
const [${names}] = await Promise.all([${loads}]);
${rest}`;
}
