import type { Point } from './artwork.types.ts';
import { createRandom } from './drawing/random.ts';
import { svg } from './drawing/svg.ts';
import { palettes } from './palettes.ts';
import { rasterise, type Pixels } from './raster/pixels.ts';
import { drawScene } from './render-scene.ts';
import type { TitleArtwork } from './titles.ts';
import type { TextBlock } from './typography/block.ts';
import { chooseInk, type Ink } from './typography/legibility.ts';
import type { Sheet } from './typography/setting.types.ts';
import { settings } from './typography/settings/index.ts';

/** Size of a poster's master in pixels. */
export const POSTER = { width: 920, height: 1332 } as const;

/** Size of a backdrop's master in pixels. */
export const BACKDROP = { width: 1920, height: 1080 } as const;

interface Edge {
  name: 'head' | 'foot';
  blocks: TextBlock[];
  /** Where the words of this edge end, in pixels from the top. */
  reach: number;
}

function edges(blocks: readonly TextBlock[], height: number): Edge[] {
  const isHead = ({ box }: TextBlock) => box.y + box.height / 2 < height / 2;
  const head = blocks.filter(isHead);
  const foot = blocks.filter((block) => !isHead(block));
  return [
    {
      name: 'head',
      blocks: head,
      reach: Math.max(0, ...head.map(({ box }) => box.y + box.height)),
    },
    { name: 'foot', blocks: foot, reach: Math.min(height, ...foot.map(({ box }) => box.y)) },
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

/** A poster before grain, and what is known of it. */
export interface Poster {
  scene: Pixels;
  /** Words and the gradients behind them, as a transparent document over the scene. */
  words: string;
  focus: Point;
  /** Worst contrast of any words. */
  contrast: number;
}

/** Sets the words, draws the scene in the room they leave, and picks a legible colour for each edge. */
export async function drawPoster(
  artwork: TitleArtwork,
  seed: string,
  { width, height }: Sheet = POSTER,
): Promise<Poster> {
  const palette = palettes[artwork.palette];
  const copy = { title: artwork.title, random: createRandom(`${artwork.slug} words`) };
  const blocks = settings[artwork.setting](copy, { width, height });
  const [head, foot] = edges(blocks, height);
  const free = {
    top: Math.max(0.05, ((head?.reach ?? 0) + width * 0.035) / height),
    bottom: Math.min(0.95, ((foot?.reach ?? height) - width * 0.03) / height),
  };
  const drawn = drawScene(artwork.scene, artwork.palette, {
    width,
    height,
    seed,
    free,
    variant: artwork.variant,
    letter: artwork.title.charAt(0),
  });
  const scene = await rasterise(drawn.document);
  let worst = 21;
  const layers = [head, foot].map((edge) => {
    if (!edge || edge.blocks.length === 0) return '';
    const ink = chooseInk(
      scene,
      edge.blocks.map(({ box }) => box),
      palette,
    );
    worst = Math.min(worst, ink.contrast);
    return (
      scrim(edge, ink, width, height) + edge.blocks.map((block) => block.draw(ink.fill)).join('')
    );
  });
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`;
  return { scene, words, focus: drawn.focus, contrast: worst };
}

/** The wide picture of a title: the same recipe, palette and seed, no words. */
export async function drawBackdrop(
  artwork: TitleArtwork,
  seed: string,
  { width, height }: Sheet = BACKDROP,
) {
  const drawn = drawScene(artwork.scene, artwork.palette, {
    width,
    height,
    seed,
    variant: artwork.variant,
    letter: artwork.title.charAt(0),
  });
  return { scene: await rasterise(drawn.document), focus: drawn.focus };
}
