import { type Language, LANGUAGES } from '@foyer/contract';
import { objectsIn, openPage, type Path } from '@foyer/page-document';

/** A text of a page, in the languages that it has. */
export interface PageText {
  /** Of the text in the document. */
  path: Path;
  /** Place of its block among the blocks; absent beside them. */
  blockIndex: number | undefined;
  /** Path in the block, or in the page. */
  inner: Path;
  texts: Partial<Record<Language, string>>;
}

/** Every text of a page that differs by language, in the order of the document; nothing of a text that is broken. */
export function pageTexts(text: string): readonly PageText[] {
  return objectsIn(openPage(text).value).flatMap(({ object, path }): PageText[] => {
    if (typeof object['rus'] !== 'string') return [];
    const [field, index] = path;
    const isInBlock = field === 'blocks' && typeof index === 'number';
    return [
      {
        path,
        blockIndex: isInBlock ? index : undefined,
        inner: isInBlock ? path.slice(2) : path,
        texts: object as PageText['texts'],
      },
    ];
  });
}

/** Whether a text is missing in a language while it is there in Russian. */
export const isMissing = ({ texts }: PageText, language: Language): boolean =>
  Boolean(texts.rus) && !texts[language];

/** How many texts each language has, of how many. */
export function readiness(texts: readonly PageText[]) {
  const wanted = texts.filter(({ texts: { rus } }) => Boolean(rus));
  return LANGUAGES.map((language) => ({
    language,
    count: wanted.filter((text) => !isMissing(text, language)).length,
    total: wanted.length,
  }));
}

/** Where a field stands in its form: `['custom_data', 'cards', 0, 'title']` is `custom_data.cards[].title`. */
export const placeOfPath = (path: Path): string =>
  path.reduce<string>(
    (place, key) =>
      typeof key === 'number' ? `${place}[]` : place === '' ? key : `${place}.${key}`,
    '',
  );
