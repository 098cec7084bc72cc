import { formatFiles, type Tree } from '@nx/devkit';
import { labelsFolder } from '../../lib/labels.ts';
import { createFiles, nameForms } from '../lib/create-files.ts';
import { readText } from '../lib/edits.ts';
import { type AfterWriting, runScript } from '../lib/run-script.ts';
import { drawSocialPicture } from './draw-social-picture.ts';
import { labelConfig } from './label-config.ts';
import { readLabelParts } from './read-label.ts';
import { registerLabel } from './register-label.ts';

/** What `nx g @foyer/workspace:label` is told. */
export interface LabelOptions {
  /** The id, in kebab-case. */
  name: string;
  /** As viewers read it. @default the id with a capital */
  title?: string;
  /** The label to start from. @default 'main' */
  from?: string;
}

/** Files of the label to start from that hold values, no names of its own beyond its title and fonts. */
const copied = [
  'colors.ts',
  'fonts-to-preload.ts',
  'fonts.ts',
  'palette.ts',
  'theme.ts',
  'type.ts',
];

/**
 * Makes a white label: one folder with configuration, colours, type, fonts and pictures. It looks like
 * the label it starts from until its values are changed, and it may ship as it is.
 */
export async function labelGenerator(
  tree: Tree,
  { name, from = 'main', ...options }: LabelOptions,
): Promise<AfterWriting> {
  const forms = nameForms(name);
  const title = options.title ?? forms.title;
  const { label, colors } = await readLabelParts(tree, from);
  const target = `${labelsFolder}/${name}`;
  createFiles(tree, {
    templates: new URL('files', import.meta.url),
    target,
    values: { ...forms, page: colors.page, accent: colors.accent },
  });
  for (const file of copied) {
    const source = readText(tree, `${labelsFolder}/${from}/${file}`);
    tree.write(
      `${target}/${file}`,
      renamed(source, label.name, { className: forms.className, title }),
    );
  }
  tree.write(`${target}/label.ts`, labelConfig(label, { name, title }));
  tree.write(`${target}/social.jpg`, await drawSocialPicture(colors));
  registerLabel(tree, forms);
  await formatFiles(tree);
  return () => runScript(tree, 'libs/ui/primitives/scripts/write-tokens.ts');
}

/** The source's own names (title in comments, families in quotes) become those of the new label. */
function renamed(
  source: string,
  old: { rus: string; eng: string },
  { className, title }: { className: string; title: string },
): string {
  return source
    .replaceAll(`«${old.rus}»`, `«${title}»`)
    .replace(new RegExp(`(["'])${old.eng} `, 'g'), `$1${className} `);
}
