import type { LabelConfig } from './read-label.ts';

/**
 * The text of a new `label.ts`: the composition of the label it starts from, and nothing of its
 * identity. What only one label may have is off. LABEL-006
 */
export function labelConfig(
  source: LabelConfig,
  { name, title }: { name: string; title: string },
): string {
  const domain = `${name}.example`;
  const label = {
    ...source,
    id: name,
    name: { rus: title, eng: title, hye: title },
    domain,
    hosts: [domain, `www.${domain}`, `${name}.localhost`],
    links: { social: {}, stores: {} },
    features: { chat: false, androidBanner: false, topBanner: false, profiles: true },
    origins: { media: [], images: [], frames: [], links: [], ads: [] },
  };
  return `import type { Label } from '../../label.types.ts';

/** «${title}», a white label. */
export const label: Label = ${JSON.stringify(label)};
`;
}
