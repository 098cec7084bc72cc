import type { ViewSeed } from '../seed.types.ts';
import {
  filterCard,
  filtersBlock,
  goOnBlock,
  shelfBy,
  shelfOf,
  text,
  titles,
} from './block-seeds.ts';

/** The page of series. */
export const seriesView: ViewSeed = {
  alias: 'series',
  names: text('Сериалы', 'Series', 'Սերիալներ'),
  descriptions: text(
    'Сериалы целыми сезонами и короткие истории на минуту.',
    'Series by the season, and short stories by the minute.',
    'Սերիալներ ամբողջ եթերաշրջաններով և մեկրոպեանոց կարճ պատմություններ։',
  ),
  blocks: [
    {
      type: 'promo',
      names: text('Начните сегодня', 'Begin today', 'Սկսեք այսօր'),
      source: { kind: 'rule', rule: { types: ['series'], isNew: true, sort: 'rating', limit: 5 } },
    },
    filtersBlock([
      filterCard(['series', 'genres', 'drama'], text('Драмы', 'Dramas', 'Դրամաներ'), 'mayak'),
      filterCard(
        ['series', 'genres', 'comedy'],
        text('Комедии', 'Comedies', 'Կատակերգություններ'),
        'tri-teschi',
      ),
      filterCard(
        ['series', 'genres', 'detective'],
        text('Детективы', 'Detectives', 'Դետեկտիվներ'),
        'alibi',
      ),
      filterCard(
        ['series', 'new', '1'],
        text('Новинки', 'New', 'Նորույթներ'),
        'gorod-posle-dozhdya',
      ),
    ]),
    goOnBlock,
    shelfBy(
      text('Самые обсуждаемые', 'The talk of the town', 'Ամենաքննարկվողները'),
      { types: ['series'] },
      '/series/catalog',
    ),
    {
      type: 'top10',
      names: text('Топ-10 сериалов', 'Top 10 series', 'Թոփ-10 սերիալներ'),
      source: { kind: 'rule', rule: { types: ['series'], sort: 'rating', limit: 10 } },
    },
    shelfBy(
      text('Короткие истории', 'Short stories', 'Կարճ պատմություններ'),
      { types: ['series'], category: 'shortseries' },
      '/short_stories',
    ),
    shelfBy(
      text('Расследования', 'Investigations', 'Հետաքննություններ'),
      { types: ['series'], genres: ['detective', 'thriller'] },
      '/series/catalog?genres=detective,thriller',
    ),
    shelfBy(
      text('Посмеяться', 'For a laugh', 'Ծիծաղելու համար'),
      { types: ['series'], genres: ['comedy'] },
      '/series/catalog?genres=comedy',
    ),
    shelfBy(
      text('О людях', 'About people', 'Մարդկանց մասին'),
      { types: ['series'], genres: ['drama', 'melodrama'] },
      '/series/catalog?genres=drama,melodrama',
    ),
  ],
};

/** The page for children: nothing above 6+. */
export const kidsView: ViewSeed = {
  alias: 'kids',
  names: text('Детям', 'Kids', 'Երեխաներին'),
  descriptions: text(
    'Мультфильмы и кино, которое можно смотреть без взрослых: всё до шести лет.',
    'Cartoons and films to be watched without grown-ups: everything up to 6+.',
    'Մուլտֆիլմեր և կինո, որ կարելի է դիտել առանց մեծերի․ ամեն ինչ՝ մինչև 6+։',
  ),
  blocks: [
    {
      type: 'promo',
      names: text('Сегодня', 'Today', 'Այսօր'),
      source: titles(
        'kot-kapitan',
        'ezh-i-kometa',
        'robot-po-imeni-egor',
        'priklyucheniya-printsa-ahmeda',
      ),
    },
    filtersBlock([
      filterCard(
        ['kids', 'genres', 'animation'],
        text('Мультфильмы', 'Cartoons', 'Մուլտֆիլմեր'),
        'kot-kapitan',
      ),
      filterCard(
        ['kids', 'genres', 'adventure'],
        text('Приключения', 'Adventures', 'Արկածներ'),
        'sobachya-pochta',
      ),
      filterCard(
        ['kids', 'genres', 'family'],
        text('Для всей семьи', 'For the family', 'Ամբողջ ընտանիքի համար'),
        'subbota-ottsa',
      ),
      filterCard(
        ['kids', 'age_levels', 'age-0'],
        text('Самым маленьким', 'For the smallest', 'Ամենափոքրերին'),
        'ezh-i-kometa',
      ),
    ]),
    shelfBy(
      text('Мультфильмы', 'Cartoons', 'Մուլտֆիլմեր'),
      { maxAge: 6, genres: ['animation', 'family'], fromYear: 1990 },
      '/kids/catalog',
    ),
    shelfOf(text('Вместе с родителями', 'Together with parents', 'Ծնողների հետ'), [
      'general',
      'sled',
      'finishnaya-pryamaya',
      'tango-na-kryshe',
      'shestoy-kontinent',
      'sol-zemli',
    ]),
    shelfBy(text('Сериалы для детей', 'Series for children', 'Սերիալներ երեխաների համար'), {
      types: ['series'],
      maxAge: 6,
    }),
    shelfBy(
      text('Приключения', 'Adventures', 'Արկածներ'),
      { maxAge: 6, genres: ['adventure'] },
      '/kids/catalog?genres=adventure',
    ),
    shelfBy(
      text('Смешно', 'Funny', 'Զվարճալի'),
      { maxAge: 6, genres: ['comedy'] },
      '/kids/catalog?genres=comedy',
    ),
    shelfBy(text('Бабушка смотрела', 'Grandma watched these', 'Տատիկն է դիտել'), {
      maxAge: 6,
      toYear: 1930,
      sort: 'rating',
    }),
  ],
};

/** The page of what teaches something. */
export const educationView: ViewSeed = {
  alias: 'education',
  names: text('Познавательное', 'Education', 'Ճանաչողական'),
  descriptions: text(
    'Документальное кино, история и наука без скучных уроков.',
    'Documentaries, history and science without dull lessons.',
    'Վավերագրական կինո, պատմություն և գիտություն՝ առանց ձանձրալի դասերի։',
  ),
  blocks: [
    {
      type: 'promo',
      names: text('Узнать за вечер', 'To learn in an evening', 'Իմանալ մեկ երեկոյում'),
      source: titles('arhiv-vavilova', 'nanuk-s-severa', 'shestoy-kontinent', 'lovtsy-molniy'),
    },
    filtersBlock([
      filterCard(
        ['education', 'genres', 'documentary'],
        text('Документальное', 'Documentary', 'Վավերագրական'),
        'arhiv-vavilova',
      ),
      filterCard(
        ['education', 'genres', 'history'],
        text('История', 'History', 'Պատմություն'),
        'napoleon',
      ),
      filterCard(
        ['education', 'years', '1920'],
        text('Сто лет назад', 'A hundred years ago', 'Հարյուր տարի առաջ'),
        'chelovek-s-kinoapparatom',
      ),
    ]),
    shelfBy(
      text('Природа и люди', 'Nature and people', 'Բնություն և մարդիկ'),
      { genres: ['documentary'] },
      '/education/catalog?genres=documentary',
    ),
    shelfBy(
      text('История в лицах', 'History in faces', 'Պատմությունը դեմքերով'),
      { genres: ['history'] },
      '/education/catalog?genres=history',
    ),
    shelfBy(
      text('Мир сто лет назад', 'The world a hundred years ago', 'Աշխարհը հարյուր տարի առաջ'),
      { genres: ['documentary', 'history'], toYear: 1930 },
    ),
    {
      type: 'collection',
      names: text(
        'Подборки для любопытных',
        'Collections for the curious',
        'Ընտրանիներ հետաքրքրասերների համար',
      ),
      source: {
        kind: 'list',
        type: 'collection',
        ids: [
          'kraya-zemli',
          'simfonii-gorodov',
          'pervye-minuty-kino',
          'epohi-i-korony',
          'narisovano-rukoy',
        ],
      },
    },
  ],
};

/** The page of sport. */
export const sportView: ViewSeed = {
  alias: 'sport',
  names: text('Спорт', 'Sport', 'Սպորտ'),
  descriptions: text(
    'Спортивные каналы в эфире и кино о тех, кто не сдаётся.',
    'Sports channels on air, and films about those who do not give up.',
    'Սպորտային ալիքներ եթերում և կինո նրանց մասին, ովքեր չեն հանձնվում։',
  ),
  blocks: [
    {
      type: 'promo',
      names: text('На старте', 'On your marks', 'Մեկնարկում'),
      source: titles('finishnaya-pryamaya', 'tandem', 'lyzhi-satenik', 'kerling-dlya-chaynikov'),
    },
    {
      type: 'channels',
      names: text('Сейчас играют', 'Playing now', 'Հիմա խաղում են'),
      link: '/tv',
      source: { kind: 'channels', genre: 'sport' },
    },
    filtersBlock([
      filterCard(
        ['sport', 'genres', 'comedy'],
        text('Смешной спорт', 'Funny sport', 'Զվարճալի սպորտ'),
        'gonki-na-samovarah',
      ),
      filterCard(
        ['sport', 'genres', 'drama'],
        text('Драма на поле', 'Drama on the field', 'Դրամա դաշտում'),
        'finishnaya-pryamaya',
      ),
      filterCard(
        ['sport', 'age_levels', 'age-6'],
        text('Можно с детьми', 'With children', 'Երեխաների հետ'),
        'futbol-na-snegu',
      ),
    ]),
    shelfBy(
      text('Кино о спорте', 'Films about sport', 'Կինո սպորտի մասին'),
      { genres: ['sport'] },
      '/sport/catalog',
    ),
    {
      type: 'custom_block',
      names: 'promo_banner_sport',
      customData: {
        title: text('Большая игра', 'The big game', 'Մեծ խաղը'),
        subtitle: text(
          'Прямые эфиры без рекламных пауз',
          'Live, without advertising breaks',
          'Ուղիղ եթեր՝ առանց գովազդի',
        ),
        timer: {
          title: text('До матча', 'Until the match', 'Մինչև խաղը'),
          end_date_time: { $inDays: 9 },
        },
        buttons: [
          { type: 'block_target', title: text('К каналам', 'To the channels', 'Դեպի ալիքները') },
        ],
      },
      link: '/tv',
    },
    shelfBy(text('Сила характера', 'Strength of character', 'Բնավորության ուժ'), {
      genres: ['sport'],
      sort: 'rating',
    }),
  ],
};
