import { brandFile, type LabelId } from '@foyer/ui/theme';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { PageHead } from '@foyer/page-runtime/page/page-head';

/** What a list says of itself to search engines and shared links. */
interface ListWords {
  /** Without the site's name. */
  title: string;
  description: string;
  /** Without parameters: every choice of a list is the same page for search engines. Readings 27 */
  path: string;
  /** Address of a picture of its own, with its size. @default the label's */
  picture?: string | undefined;
}

/** The head of a page of cards. */
export const listHead = (
  { label, language, t, origin }: LoaderPage,
  { title, description, path, picture }: ListWords,
): PageHead => ({
  title: t('page.title', { title, site: label.name[language] }),
  description,
  address: origin + path,
  language,
  languages: label.languages,
  picture: origin + (picture ?? brandFile(label.id as LabelId, 'social.jpg')),
});
