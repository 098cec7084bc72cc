import { writeFileSync } from 'node:fs';
import { iconNames, type IconName } from '../src/icons/icon-names.ts';

/** What a set's script makes of it. */
interface IconSetData {
  /** Name of the set, its files and its script. */
  set: string;
  /** Type of one shape in `icon-set.types.ts`. */
  shape: string;
  /** Side of the square that the paths are drawn in. */
  grid: number;
  /** What pages show before anybody acts; the others are a file of their own. */
  first: ReadonlySet<IconName>;
  /** What the icons of the other file are for. */
  later: string;
  /** The entry of an icon in the source text. */
  entry: (icon: IconName) => string;
}

/** Writes the path data of a set as two modules, `<set>.data.ts` and `<set>-later.data.ts`, in `src/icons`. */
export function writeIconSet({ set, shape, grid, first, later, entry }: IconSetData): void {
  const write = (file: string, name: string, doc: string, icons: readonly IconName[]) =>
    writeFileSync(
      new URL(`../src/icons/${file}`, import.meta.url),
      [
        `import type { IconShapes, ${shape} } from './icon-set.types.ts';`,
        '',
        `/** ${doc} Path data on a grid of ${grid}, made by \`scripts/${set}-icons.ts\`. */`,
        `export const ${name}: IconShapes<${shape}> = {`,
        ...icons.map(entry),
        '};',
        '',
      ].join('\n'),
    );
  const isFirst = (icon: IconName) => first.has(icon);
  const isLater = (icon: IconName) => !isFirst(icon);
  const doc = 'Icons that pages show before anybody acts.';
  write(`${set}.data.ts`, `${set}Paths`, doc, iconNames.filter(isFirst));
  write(`${set}-later.data.ts`, 'laterShapes', later, iconNames.filter(isLater));
}
