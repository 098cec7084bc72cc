/** Something drawn over the picture that has to be told from it. */
export interface Ink {
  /** What finds it again in a report, such as «text “12+”». */
  name: string;
  /** As the browser computes it. */
  color: string;
  /** The least contrast, as WCAG 2.2 asks: 4.5 for words (1.4.3), 3 for signs (1.4.11). */
  least: 4.5 | 3;
  /** Where its surroundings are to be looked at, in pixels of the viewport. */
  places: readonly DOMRect[];
}

/** How far around a line or a knob its surroundings are looked at, in pixels; the first is left to smoothed edges. */
const [NEAR, FAR] = [1, 4];

/**
 * All words, signs and lines that are seen in an element. Rails that let the picture through (the rest of the volume, what
 * is buffered) are none: the filled part and the knob say the value, which WCAG 1.4.11 asks to be told apart.
 */
export function inksOf(root: HTMLElement): Ink[] {
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter(isSeen);
  return [
    ...elements.flatMap(wordsOf),
    ...elements.filter((element) => element.localName === 'svg').map(signOf),
    ...elements.filter(isLeaf).flatMap(lineOf),
  ].filter(({ color, places }) => isFull(color) && places.length > 0);
}

const isSeen = (element: HTMLElement) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  // Words for screen readers only stand in boxes of one pixel.
  !hasAncestor(element, (box) => getComputedStyle(box).clipPath !== 'none');

function hasAncestor(element: HTMLElement, test: (box: HTMLElement) => boolean): boolean {
  return (
    test(element) || (element.parentElement !== null && hasAncestor(element.parentElement, test))
  );
}

const isLeaf = (element: HTMLElement) =>
  element.childNodes.length === 0 && element.closest('svg, video, input') === null;

function wordsOf(element: HTMLElement): Ink[] {
  const { color } = getComputedStyle(element);
  return [...element.childNodes]
    .filter((node) => node instanceof Text && node.data.trim() !== '')
    .map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const places = [...range.getClientRects()].filter(({ width }) => width > 2);
      return { name: `text “${node.textContent?.trim()}”`, color, least: 4.5, places };
    });
}

function signOf(svg: HTMLElement): Ink {
  const owner = svg.closest('[aria-label], button, a');
  return {
    name: `sign of “${owner?.getAttribute('aria-label') ?? owner?.textContent}”`,
    color: getComputedStyle(svg).color,
    least: 3,
    places: [svg.getBoundingClientRect()].filter(({ width }) => width > 0),
  };
}

/** A line, a knob or a ring: whatever has a full colour and nothing in it. */
function lineOf(element: HTMLElement): Ink[] {
  const { backgroundColor, borderTopColor, borderTopWidth, blockSize } = getComputedStyle(element);
  const color = [backgroundColor, ...(borderTopWidth === '0px' ? [] : [borderTopColor])].find(
    isFull,
  );
  const box = element.getBoundingClientRect();
  if (!color || box.width === 0 || box.height === 0) return [];
  return [
    {
      name: `line of ${element.className}, ${blockSize} high`,
      color,
      least: 3,
      places: besides(box),
    },
  ];
}

const isFull = (color: string) => !/rgba|\/|transparent/u.test(color);

/** Strips right above and below the middle half of a box. */
function besides({ x, width, top, bottom }: DOMRect): DOMRect[] {
  const strip = (y: number) => new DOMRect(x + width / 4, y, Math.max(1, width / 2), FAR - NEAR);
  return [strip(top - FAR), strip(bottom + NEAR)];
}
