import { LANGUAGES } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { blockFormKeys, blockForms, describeBlock } from '../block-forms.ts';
import { fieldsOf } from '../testing/fields-of.ts';
import { loadFormWords } from './form-words.ts';

const scripts = {
  rus: /\p{Script=Cyrillic}/u,
  eng: /\p{Script=Latin}/u,
  hye: /\p{Script=Armenian}/u,
};
/** What stands between letters of another script: names of files and marks. */
const foreign = {
  rus: /[\p{Script=Armenian}]/u,
  eng: /[\p{Script=Cyrillic}\p{Script=Armenian}]/u,
  hye: /\p{Script=Cyrillic}/u,
};

/** The keys of a dictionary, those within its words too. */
const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => keysOf(part, `${path}/${key}`))
    : [path];

const dictionaries = import.meta.glob<{ default: unknown }>('./*/*.json', { eager: true });
const dictionaryOf = (language: string) =>
  ['blocks', 'fields', 'categories'].map(
    (name) => dictionaries[`./${language}/${name}.json`]?.default,
  );

describe('loadFormWords', () => {
  it('has the same words in every language', () => {
    const keys = keysOf(dictionaryOf('rus'));

    expect(keys.length).toBeGreaterThan(200);
    for (const language of LANGUAGES) expect(keysOf(dictionaryOf(language))).toEqual(keys);
  });

  it.each(LANGUAGES)(
    'has a title, a line and a category of each block, in %s',
    async (language) => {
      const words = await loadFormWords(language);
      const said = blockFormKeys.map((key) => {
        const { title, description } = words.block(key);
        return { key, title, description, category: words.category(blockForms[key].category) };
      });
      const all = said.flatMap(({ title, description, category }) => [
        title,
        description,
        category,
      ]);

      expect(
        all.filter((text) => !scripts[language].test(text) || foreign[language].test(text)),
      ).toEqual([]);
      // Every limit of a line is known.
      expect(all.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
      expect(new Set(said.map(({ title }) => title)).size).toBeGreaterThan(50);
    },
  );

  it.each(LANGUAGES)('has a title of each field and of each choice, in %s', async (language) => {
    const words = await loadFormWords(language);
    const fields = blockFormKeys.flatMap((key) =>
      fieldsOf(describeBlock(key))
        .filter(({ kind, place }) => kind !== 'id' && place !== '')
        .map((field) => ({ key, field, said: words.field(key, field.place) })),
    );

    expect(fields.length).toBeGreaterThan(500);
    expect(
      fields
        .filter(({ said }) => !scripts[language].test(said.title))
        .map(({ key, field }) => `${key} ${field.place}`),
    ).toEqual([]);
    expect(
      fields.flatMap(({ key, field, said }) =>
        field.kind === 'choice'
          ? field.options
              .filter((option) => !said.options?.[option])
              .map((option) => `${key} ${field.place} ${option}`)
          : [],
      ),
    ).toEqual([]);
  });

  it('says limits as the form has them', async () => {
    const words = await loadFormWords('rus');

    expect(words.block('tag:auto_carousel')).toEqual({
      title: 'Лента сама',
      description: 'фильмы, 4–20, сама едет',
    });
  });

  it('says of a block what its field means there', async () => {
    const words = await loadFormWords('rus');

    expect([
      words.field('tag:hero', 'custom_data.title').title,
      words.field('name:mediaTitle', 'custom_data.title').title,
      words.field('name:promo_banner', 'items[].banner.target.title').title,
      words.field('name:promo_banner_sport', 'custom_data.buttons[].target').title,
    ]).toEqual(['Длинный заголовок', 'Заголовок', 'Подпись кнопки', 'Куда ведёт']);
  });

  it('has no word that no form asks for', async () => {
    const places = new Set(
      blockFormKeys.flatMap((key) => fieldsOf(describeBlock(key)).map(({ place }) => place)),
    );
    const [blocks, fields] = dictionaryOf('rus') as Record<string, { fields?: object }>[];
    const ends = [...places].flatMap((place) => {
      const keys = place.split('.');
      return keys.map((_, index) => keys.slice(index).join('.'));
    });

    expect(Object.keys(fields ?? {}).filter((end) => !ends.includes(end))).toEqual([]);
    expect(
      Object.entries(blocks ?? {}).flatMap(([key, entry]) =>
        Object.keys(entry.fields ?? {})
          .filter((place) => !places.has(place))
          .map((place) => `${key} ${place}`),
      ),
    ).toEqual([]);
  });
});
