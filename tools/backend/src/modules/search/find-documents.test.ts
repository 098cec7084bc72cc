import { describe, expect, it } from 'vitest';
import { findDocuments } from './find-documents.ts';
import type { SearchDocument } from './search-documents.ts';
import { buildIndex } from './search-index.ts';

type Described = Partial<Omit<SearchDocument, 'names'>> & { name: string };

const document = ({ name, ...rest }: Described): SearchDocument => ({
  kind: 'media_item',
  id: name,
  names: { rus: name },
  otherNames: [],
  people: [],
  facts: [],
  age: 0,
  popularity: 0,
  ...rest,
});

const find = (documents: readonly Described[], query: string): string[] =>
  findDocuments(buildIndex(documents.map(document)), query, () => true).map(
    (hit) => hit.document.id,
  );

describe('findDocuments', () => {
  it('puts a whole name before one with more words, and both before words within a name', () => {
    const documents = [{ name: 'Большой цирк' }, { name: 'Цирк уезжает' }, { name: 'Цирк' }];

    expect(find(documents, 'цирк')).toEqual(['Цирк', 'Цирк уезжает', 'Большой цирк']);
  });

  it('shows no likely word where there is the word itself', () => {
    const documents = [{ name: 'Почка', popularity: 1 }, { name: 'Точка' }];

    expect(find(documents, 'точка')).toEqual(['Точка']);
    expect(find(documents, 'бочка')).toEqual(['Почка', 'Точка']);
  });

  it('puts fewer mistakes before more', () => {
    const documents = [{ name: 'Экспедиции', popularity: 1 }, { name: 'Экспозиция' }];

    expect(find(documents, 'экспозицыя')).toEqual(['Экспозиция']);
    expect(find(documents, 'экспедицыя')[0]).toBe('Экспедиции');
  });

  it('puts names before people, and people before genres', () => {
    const documents = [
      { name: 'Третий', facts: ['ланг'] },
      { name: 'Второй', people: ['Фриц Ланг'] },
      { name: 'Ланг' },
    ];

    expect(find(documents, 'ланг')).toEqual(['Ланг', 'Второй', 'Третий']);
  });

  it('puts the popular one first where all else is equal', () => {
    const documents = [{ name: 'Мост один' }, { name: 'Мост пять', popularity: 1 }];

    expect(find(documents, 'мост')).toEqual(['Мост пять', 'Мост один']);
  });

  it('finds the last word by its beginning, and no other word', () => {
    const documents = [{ name: 'Ночной экспресс' }, { name: 'Экс, ночной' }];

    expect(find(documents, 'ночной экс')).toEqual(['Экс, ночной', 'Ночной экспресс']);
    expect(find(documents, 'экс ночной')).toEqual(['Экс, ночной']);
  });

  it.each([
    'экспресс ночной',
    'НОЧНОЙ ЭКСПРЕСС',
    '«ночной», экспресс!',
    'ночнойэкспресс',
    'ноч ной экспресс',
    'смотреть онлайн ночной экспресс',
    'ночной экспрсес',
    'ночнй экспрес',
    'ночной экспресш',
    'ночной экзпре',
  ])('understands «%s»', (query) => {
    expect(find([{ name: 'Ночной экспресс' }, { name: 'Маяк' }], query)).toEqual([
      'Ночной экспресс',
    ]);
  });

  it('asks for all words, and only where nothing has them for most of them', () => {
    const documents = [{ name: 'Дом у моря' }, { name: 'Дом у реки' }];

    expect(find(documents, 'дом у моря')).toEqual(['Дом у моря']);
    expect(find(documents, 'дом у моря ок')).toEqual(['Дом у моря']);
  });

  it('finds nothing by a short word with a mistake', () => {
    expect(find([{ name: 'Кот' }], 'код')).toEqual([]);
  });

  it('leaves out what may not be shown before it looks for mistakes', () => {
    const index = buildIndex([document({ name: 'Точка', age: 18 }), document({ name: 'Почка' })]);

    const hits = findDocuments(index, 'точка', ({ age }) => age < 18);

    expect(hits.map((hit) => hit.document.id)).toEqual(['Почка']);
  });
});
