import { loadSamplePage, type SamplePage } from '../presets/sample-pages.ts';
import type { TextKey } from '../texts/texts.tsx';

/** A page to begin with. */
export interface Template {
  id: string;
  name: TextKey;
  help: TextKey;
  /** Absent for a page without blocks. */
  page?: SamplePage;
}

/** The pages that one may begin with, the emptiest first. */
export const templates: readonly Template[] = [
  { id: 'empty', name: 'template.empty', help: 'template.empty.help' },
  {
    id: 'subscription',
    name: 'template.subscription',
    help: 'template.subscription.help',
    page: 'podpiski',
  },
  { id: 'film', name: 'template.film', help: 'template.film.help', page: 'kassiopeya' },
  {
    id: 'gift',
    name: 'template.gift',
    help: 'template.gift.help',
    page: 'podarochnye-sertifikaty',
  },
  { id: 'device', name: 'template.device', help: 'template.device.help', page: 'smarttv' },
  { id: 'code', name: 'template.code', help: 'template.code.help', page: 'promocode' },
  { id: 'info', name: 'template.info', help: 'template.info.help', page: 'contacts' },
];

/** The text of a template; nothing of the empty one. */
export async function templateText({ page }: Template): Promise<string | undefined> {
  if (page === undefined) return undefined;
  const document = await loadSamplePage(page);
  // What a page says of itself is for search engines: another page says something else.
  const { description: _description, ...rest } = document as unknown as Record<string, unknown>;
  return `${JSON.stringify(rest, undefined, 2)}\n`;
}
