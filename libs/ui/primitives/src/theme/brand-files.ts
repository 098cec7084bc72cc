import type { BrandFileName } from './brand-file-names.ts';
import type { LabelId } from './labels/index.ts';

const addresses = import.meta.glob<string>('./labels/*/{favicon.svg,logo.svg,social.jpg}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a label's picture on this server. */
export function brandFile(id: LabelId, name: BrandFileName): string {
  return addresses[`./labels/${id}/${name}`] ?? '';
}
