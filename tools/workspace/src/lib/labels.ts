import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { root } from './paths.ts';

/** Where the labels are, a folder each; from the repository's root. */
export const labelsFolder = 'libs/ui/primitives/src/theme/labels';

/** What the tools know of a label. */
export interface LabelSite {
  id: string;
  name: { rus: string };
  domain: string;
  hosts: readonly string[];
}

/** Every label of the repository, in the order of their folders. */
export async function readLabelSites(): Promise<readonly LabelSite[]> {
  const entries = await readdir(`${root}${labelsFolder}`, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    folders.toSorted().map(async (folder) => {
      const { href } = pathToFileURL(`${root}${labelsFolder}/${folder}/label.ts`);
      return ((await import(href)) as { label: LabelSite }).label;
    }),
  );
}

/** The name of this machine to itself. */
export const here = 'localhost';

/** Where a label answers on this machine; one without a host here is told by its domain. */
export const hostHere = ({ domain, hosts }: LabelSite): string =>
  hosts.includes(here) ? here : (hosts.find((host) => host.endsWith(`.${here}`)) ?? domain);
