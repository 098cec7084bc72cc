import { createElement as h, type ReactElement } from 'react';
import type { Piece } from './pieces.ts';

const style = `body{margin:0;font:16px/1.4 system-ui,sans-serif;background:#111;color:#eee}
main{display:flex;flex-wrap:wrap;gap:16px;padding:24px}h1,h2{flex-basis:100%;margin:0}
a{width:158px;color:inherit}img{width:100%;height:230px;object-fit:cover;display:block;background:#333}
a.wide{flex-basis:100%}.wide img{height:500px}`;

/** Pictures that stand in the first screen are not left for later. */
const eagerPictures = 7;

function card({ title, href, picture }: Piece, index: number): ReactElement {
  // Ours shows one large picture on most pages, so that the largest paint of both is of one kind.
  const isWide = index === 0;
  const image = h('img', {
    src: `${picture}/${isWide ? '1160x660' : '316x460'}.avif`,
    alt: '',
    loading: index < eagerPictures ? 'eager' : 'lazy',
  });
  return h('a', { key: index, href, className: isWide ? 'wide' : undefined }, image, title);
}

/** What the floor and the peer draw of a page: its titles, pictures and links, and one button to press. */
export function PlainPage({ pieces }: { pieces: readonly Piece[] }): ReactElement {
  let cards = 0;
  const drawn = pieces.map((piece, index) => {
    if (piece.href !== undefined) return card(piece, cards++);
    return h(index === 0 ? 'h1' : 'h2', { key: `heading ${index}` }, piece.title);
  });
  return h(
    'main',
    null,
    h('style', null, style),
    h('button', { type: 'button' }, 'Меню'),
    ...drawn,
  );
}
