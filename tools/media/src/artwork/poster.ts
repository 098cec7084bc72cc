import type { Palette, Point } from './artwork.types.ts';
import { createRandom } from './drawing/random.ts';
import { svg } from './drawing/svg.ts';
import { rasterise, type Pixels } from './raster/pixels.ts';
import { drawScene, type SceneOptions } from './render-scene.ts';
import type { Choice } from './titles.ts';
import type { TextBlock } from './typography/block.ts';
import type { Credits } from './typography/credits.ts';
import { chooseInk, type Ink } from './typography/legibility.ts';
import type { Sheet } from './typography/setting.types.ts';
import { settings } from './typography/settings/index.ts';

/** All that a title's poster and backdrop are drawn from. */
export interface TitleArtwork extends Choice {
  slug: string;
  title: string;
  credits: Credits;
  /** The palette of the choice, or a shifted one. */
  colours: Palette;
  /** Gives everything that the choice leaves open. */
  seed: string;
}

interface Edge {
  name: 'head' | 'foot';
  blocks: TextBlock[];
  /** Where the words of this edge end, in pixels from the top. */
  reach: number;
}

function edges(blocks: readonly TextBlock[], height: number): [Edge, Edge] {
  const isHead = ({ box }: TextBlock) => box.y + box.height / 2 < height / 2;
  const head = blocks.filter(isHead);
  const foot = blocks.filter((block) => !isHead(block));
  const ends = head.map(({ box }) => box.y + box.height);
  const starts = foot.map(({ box }) => box.y);
  return [
    { name: 'head', blocks: head, reach: Math.max(0, ...ends) },
    { name: 'foot', blocks: foot, reach: Math.min(height, ...starts) },
  ];
}

/** A gradient of full strength behind the words, gone a little beyond them. */
function scrim({ name, reach }: Edge, ink: Ink, width: number, height: number): string {
  if (ink.opacity === 0) return '';
  const fade = height * 0.14;
  const [top, length] = name === 'head' ? [0, reach + fade] : [reach - fade, height - reach + fade];
  const hold = 1 - (fade * 0.9) / length;
  const [y1, y2] = name === 'head' ? [0, 1] : [1, 0];
  return svg`<linearGradient id="${name}" x1="0" y1="${y1}" x2="0" y2="${y2}"><stop offset="0" stop-color="${ink.scrim}" stop-opacity="${ink.opacity}"/><stop offset="${hold}" stop-color="${ink.scrim}" stop-opacity="${ink.opacity}"/><stop offset="1" stop-color="${ink.scrim}" stop-opacity="0"/></linearGradient><rect x="0" y="${top}" width="${width}" height="${length}" fill="url(#${name})"/>`;
}

/** The words of a poster where they stand, and the scene drawn in the room they leave. */
export interface PosterPlan {
  document: string;
  edges: readonly [Edge, Edge];
  focus: Point;
}

const sceneOptions = ({ seed, variant, title }: TitleArtwork, { width, height }: Sheet) =>
  ({ width, height, seed, variant, letter: title.charAt(0) }) satisfies SceneOptions;

/** Sets the words and draws the scene as text; nothing is rasterised. */
export function planPoster(artwork: TitleArtwork, sheet: Sheet): PosterPlan {
  const { title, credits, slug, setting, scene, colours } = artwork;
  const { width, height } = sheet;
  const random = createRandom(`${slug} words`);
  const [head, foot] = edges(settings[setting]({ title, credits, random }, sheet), height);
  const free = {
    top: Math.max(0.05, (head.reach + width * 0.035) / height),
    bottom: Math.min(0.95, (foot.reach - width * 0.03) / height),
  };
  const drawn = drawScene(scene, colours, { ...sceneOptions(artwork, sheet), free });
  return { ...drawn, edges: [head, foot] };
}

/** A poster without grain, and what is known of it. */
export interface Poster {
  scene: Pixels;
  /** Words and the gradients behind them, as a transparent document over the scene. */
  words: string;
  focus: Point;
  /** Worst contrast of any words. */
  contrast: number;
}

/** Rasterises the scene and picks a legible colour for the words of each edge. */
export async function drawPoster(artwork: TitleArtwork, sheet: Sheet): Promise<Poster> {
  const { width, height } = sheet;
  const plan = planPoster(artwork, sheet);
  const scene = await rasterise(plan.document);
  let worst = 21;
  const layers = plan.edges.map((edge) => {
    if (edge.blocks.length === 0) return '';
    const boxes = edge.blocks.map(({ box }) => box);
    const ink = chooseInk(scene, boxes, artwork.colours);
    worst = Math.min(worst, ink.contrast);
    return (
      scrim(edge, ink, width, height) + edge.blocks.map((block) => block.draw(ink.fill)).join('')
    );
  });
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`;
  return { scene, words, focus: plan.focus, contrast: worst };
}

/** The wide picture of a title: the same recipe, palette and seed, no words. */
export function planBackdrop(artwork: TitleArtwork, sheet: Sheet) {
  return drawScene(artwork.scene, artwork.colours, sceneOptions(artwork, sheet));
}
