import { BlockFrame } from '@foyer/blocks';
import { mediaItemShortFixture as title } from '@foyer/contract/fixtures';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pressEvent, viewEvent } from './marks.ts';

afterEach(cleanup);

const block = {
  id: 'main-1',
  type: 'content',
  items: [{ type: 'media_item' as const, media_item: title }],
};
const itemPath = `/movies/${encodeURIComponent(title.slug)}`;

/** The innermost element of a page with this HTML. */
function innermost(html: string, isInBlock: boolean): Element {
  const { container } = render(isInBlock ? <BlockFrame block={block}>{null}</BlockFrame> : <div />);
  const frame = container.firstElementChild ?? container;
  frame.innerHTML = html;
  return [...frame.querySelectorAll('*')].at(-1) ?? frame;
}

const press = (html: string) => pressEvent(innermost(html, false), '/movies');
const pressInBlock = (html: string) => pressEvent(innermost(html, true), '/movies');
const viewInBlock = (html: string) => viewEvent(innermost(html, true));

describe('pressEvent', () => {
  it('knows by its link which item of a block was pressed [ANALYTICS-004]', () => {
    expect(pressInBlock(`<a href="${itemPath}/player"><b>Смотреть</b></a>`)).toEqual({
      type: 'item_click',
      content_id: title.id,
      content_type: 'media_item',
      block_id: 'main-1',
      position: 1,
    });
  });

  it('knows an item outside blocks by its marks [ANALYTICS-004]', () => {
    const marks = 'data-item="1" data-item-type="channel" data-position="4"';

    expect(press(`<a href="/tv/1" ${marks}><b>Первый</b></a>`)).toEqual({
      type: 'item_click',
      content_id: '1',
      content_type: 'channel',
      position: 4,
    });
  });

  it('names a button by its mark, with what it is about [ANALYTICS-003]', () => {
    const button = '<button data-button="like"><b>Нравится</b></button>';

    expect(press(`<div data-item="1" data-item-type="channel">${button}</div>`)).toEqual({
      type: 'button_click',
      button_id: 'like',
      path: '/movies',
      content_id: '1',
      content_type: 'channel',
    });
  });

  it('names a link that plays by what it plays [ANALYTICS-003]', () => {
    expect(press('<a href="/movies/mayak/trailer">Трейлер</a>')).toEqual({
      type: 'button_click',
      button_id: 'trailer',
      path: '/movies',
    });
  });

  it('tells networks and stores from each other [FOOT-005, FOOT-006]', () => {
    expect([
      press('<a href="https://zen.example" data-social="zen">Дзен</a>'),
      press('<a href="https://store.example" data-store="rustore">RuStore</a>'),
    ]).toEqual([
      { type: 'social_click', network: 'zen' },
      { type: 'store_click', store: 'rustore' },
    ]);
  });

  it('says nothing of what is not marked, nor of links of a block that lead elsewhere', () => {
    expect(press('<button>Закрыть</button>')).toBeUndefined();
    expect(pressInBlock('<a href="/movies">Все фильмы</a>')).toBeUndefined();
  });
});

describe('viewEvent', () => {
  it('is about an item of a block, or about what is marked as a target [ANALYTICS-006]', () => {
    expect([
      viewInBlock(`<a href="${itemPath}">Маяк</a>`),
      viewInBlock('<div data-target="sale" data-target-type="banner">Скидки</div>'),
      viewInBlock('<p>Слова</p>'),
    ]).toEqual([
      {
        type: 'target_view',
        target_id: title.id,
        target_type: 'media_item',
        block_id: 'main-1',
      },
      { type: 'target_view', target_id: 'sale', target_type: 'banner', block_id: 'main-1' },
      undefined,
    ]);
  });
});
