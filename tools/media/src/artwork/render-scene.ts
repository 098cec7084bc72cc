import type { Finish, Palette } from './artwork.types.ts';
import { vignette } from './drawing/atmosphere.ts';
import { luminance, toRgb } from './drawing/colour.ts';
import { createStage, toDocument } from './drawing/stage.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { finishOf, scenes, type SceneName } from './scenes/index.ts';

/** Size in pixels and the seed; the rest has a good default for its shape. */
export interface SceneOptions {
  width: number;
  height: number;
  seed: string;
  /** One of the forms the scene's docstring names. @default '' */
  variant?: string;
  /** First letter for the scene `typo`. @default 'A' */
  letter?: string;
  /** Shares of the height that the subject keeps to. */
  free?: { top: number; bottom: number };
}

const CORNERS = { dark: 0.42, paper: 0.08, flat: 0 };

/** Deep corners would make a bright sky look dirty. */
function cornersOf(finish: Finish, palette: Palette): number {
  const isBright = luminance(toRgb(palette.sky[1])) > 0.4;
  return finish === 'dark' && isBright ? 0.14 : CORNERS[finish];
}

/**
 * A recipe in a palette as an SVG document, without words or grain.
 *
 * The same arguments give the same text on every machine.
 */
export function renderScene(
  scene: SceneName,
  palette: PaletteName | Palette,
  options: SceneOptions,
): string {
  return drawScene(scene, palette, options).document;
}

/** As {@link renderScene}, with the middle of the subject in shares of the picture (0 to 1). */
export function drawScene(scene: SceneName, palette: PaletteName | Palette, options: SceneOptions) {
  const colours = typeof palette === 'string' ? palettes[palette] : palette;
  const stage = createStage({ ...options, palette: colours });
  const { svg, focus } = scenes[scene](stage);
  const corners =
    cornersOf(finishOf(scene, options.variant ?? ''), colours) * (stage.isWide ? 0.7 : 1);
  const content = svg + (corners > 0 ? vignette(stage, corners) : '');
  return {
    document: toDocument(stage, content),
    focus: { x: share(focus.x / options.width), y: share(focus.y / options.height) },
  };
}

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
