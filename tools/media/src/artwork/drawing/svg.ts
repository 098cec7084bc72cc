import type { Hex, Stage } from '../artwork.types.ts';

/** A gradient's stop: offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: Hex, opacity?: number];

type Value = string | number | readonly string[];

const toText = (value: Value) => {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return typeof value === 'string' ? value : value.join('');
};

/** Markup with numbers rounded to hundredths, so that the text is the same on every machine. */
export function svg(strings: TemplateStringsArray, ...values: readonly Value[]): string {
  return strings.reduce((text, part, index) => text + toText(values[index - 1] ?? '') + part);
}

/** The results of `draw(0)` to `draw(count - 1)`. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

const stopMarkup = (stops: readonly Stop[]) =>
  stops.map(
    ([offset, colour, opacity = 1]) =>
      svg`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );

/** Adds a definition to the stage and answers its id. */
export function define(stage: Stage, markup: (id: string) => string): string {
  const id = `d${stage.defs.length}`;
  stage.defs.push(markup(id));
  return id;
}

/** Direction of a gradient in shares of the painted shape; from top to bottom when left out. */
export interface Direction {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const DOWN: Direction = { x1: 0, y1: 0, x2: 0, y2: 1 };

/** Paint running along a line. */
export function linear(stage: Stage, stops: readonly Stop[], direction = DOWN): string {
  const { x1, y1, x2, y2 } = direction;
  const id = define(
    stage,
    (name) =>
      svg`<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** Paint running out from the middle of the painted shape. */
export function radial(stage: Stage, stops: readonly Stop[], radius = 0.5): string {
  const id = define(
    stage,
    (name) =>
      svg`<radialGradient id="${name}" cx=".5" cy=".5" r="${radius}">${stopMarkup(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** A filter that blurs by `deviation` pixels. */
export function blur(stage: Stage, deviation: number): string {
  const id = define(
    stage,
    (name) =>
      svg`<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return `url(#${id})`;
}

/** A clip made of `shape`. */
export function clip(stage: Stage, shape: string): string {
  return `url(#${define(stage, (name) => svg`<clipPath id="${name}">${shape}</clipPath>`)})`;
}

/** A filled rectangle. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string {
  const veil = opacity < 1 ? svg` opacity="${opacity}"` : '';
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${veil}/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}

/** A filled outline. */
export function path(d: string, fill: string, opacity = 1): string {
  return svg`<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

/** Shapes drawn round their own origin, put at a place and scaled. */
export function place(
  x: number,
  y: number,
  scale: number,
  content: string,
  flipped = false,
): string {
  return svg`<g transform="translate(${x} ${y}) scale(${flipped ? -scale : scale} ${scale})">${content}</g>`;
}
