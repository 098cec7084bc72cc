import { expect, expectTypeOf, it } from 'vitest';
import { sitePath, type Served, type StaticPath } from './site-path.ts';

type Refused = 'no route serves this path';

it('gives a path back as it is', () => {
  expect(sitePath('/my/collection')).toBe('/my/collection');
});

it('takes the paths of the route table, with parameters, optional ones and a query', () => {
  expectTypeOf<Served<'/tv'>>().toEqualTypeOf<'/tv'>();
  expectTypeOf<Served<`/movies/${string}/player`>>().toEqualTypeOf<`/movies/${string}/player`>();
  expectTypeOf<Served<`/faq/${string}`>>().toEqualTypeOf<`/faq/${string}`>();
  expectTypeOf<Served<'/faq?selected=13'>>().toEqualTypeOf<'/faq?selected=13'>();
  expectTypeOf<Served<`/services/${string}`>>().toEqualTypeOf<`/services/${string}`>();
  expectTypeOf<Served<'/embed/vod/7/trailer'>>().toEqualTypeOf<'/embed/vod/7/trailer'>();
});

it('has a type for paths without parameters', () => {
  expectTypeOf<'/my/journal'>().toExtend<StaticPath>();
  expectTypeOf<'/my/favourites'>().not.toExtend<StaticPath>();
  expectTypeOf<'/tv/arena'>().not.toExtend<StaticPath>();
});

it('does not compile with a path that no route serves', () => {
  expectTypeOf<Served<'/moviez/7'>>().toEqualTypeOf<Refused>();
  expectTypeOf<Served<'/my/favourites'>>().toEqualTypeOf<Refused>();
  expectTypeOf<Served<`/movies/${string}/playr`>>().toEqualTypeOf<Refused>();
  expectTypeOf<Served<`/tv/${string}/shows`>>().toEqualTypeOf<Refused>();
  expectTypeOf<Served<'tv'>>().toEqualTypeOf<Refused>();
  // One of two is refused, and with it the call.
  expectTypeOf<Served<'/tv' | '/tvv'>>().toEqualTypeOf<'/tv' | Refused>();
  // @ts-expect-error no route serves it
  expect(sitePath('/my/favourites')).toBe('/my/favourites');
});
