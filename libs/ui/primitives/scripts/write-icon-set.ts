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
  /** What pages show before anybody acts; the others are in two further files. */
  first: ReadonlySet<IconName>;
  /** The entry of an icon in the source text. */
  entry: (icon: IconName) => string;
}

/** Icons of a few places: few pages show any, and these are drawn with the longest paths. */
const rare: ReadonlySet<IconName> = new Set([
  'mask',
  'globe',
  'star',
  'eye',
  'eye-off',
  'gift',
  'broadcast',
  'flag',
  'chat',
  'backspace',
  'download',
  'television',
  'computer',
  'tablet',
  'console',
  'coins',
  'wallet',
  'qr',
  'return',
  'scissors',
  'external',
  'crown',
]);

/** Writes the path data of a set as three modules, `<set>.data.ts`, `<set>-later.data.ts` and `<set>-rare.data.ts`, in `src/icons`. */
export function writeIconSet({ set, shape, grid, first, entry }: IconSetData): void {
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
  const of = (part: (icon: IconName) => boolean) => iconNames.filter(part);
  const isFirst = (icon: IconName) => first.has(icon);
  const isRare = (icon: IconName) => !isFirst(icon) && rare.has(icon);
  const isLater = (icon: IconName) => !isFirst(icon) && !isRare(icon);
  write(`${set}.data.ts`, `${set}Paths`, 'Icons that pages show before anybody acts.', of(isFirst));
  write(
    `${set}-later.data.ts`,
    'laterShapes',
    'Icons of flows, the account and the player.',
    of(isLater),
  );
  write(`${set}-rare.data.ts`, 'rareShapes', 'Icons that few pages show.', of(isRare));
}
