import type { Texts } from '@foyer/contract';
import type * as schema from '../../database/schema.ts';
import { mediaItemRows } from '../media-item-rows.ts';
import { mainProgramId } from './bonus-programs.ts';
import { say } from './service-seed.ts';

type PromoRow = typeof schema.promoCodes.$inferInsert;

const kino = say('Кино', 'Cinema', 'Կինո');

const firstFilm = (usageModel: 'EST' | 'TVOD'): { id: string; names: Texts } => {
  const film = mediaItemRows.find((row) => row.type === 'film' && row.usageModel === usageModel);
  if (!film) throw new Error(`There is no ${usageModel} film to give away`);
  return film;
};

const gift = firstFilm('EST');
const jointFilm = firstFilm('TVOD');

/** A promo code for each outcome. */
export const promoCodeRows: readonly PromoRow[] = [
  {
    code: 'KINO30',
    kind: 'service',
    itemId: 'kino',
    names: kino,
    duration: 30,
    durationUnit: 'day',
  },
  {
    code: 'UDACHA',
    kind: 'service',
    itemId: 'kids',
    names: say('Детям', 'Kids', 'Երեխաներին'),
    duration: 1,
    durationUnit: 'week',
  },
  {
    code: 'SPORTCARD',
    kind: 'service',
    itemId: 'sport',
    names: say('Спорт', 'Sport', 'Սպորտ'),
    duration: 1,
    durationUnit: 'month',
    needsCard: true,
  },
  { code: 'FILMGIFT', kind: 'media_item', itemId: gift.id, names: gift.names },
  {
    code: 'BALLY100',
    kind: 'points',
    itemId: mainProgramId,
    names: say('Свет', 'Light', 'Լույս'),
    points: 100,
  },
  {
    code: 'KINO2019',
    kind: 'service',
    itemId: 'kino',
    names: kino,
    duration: 1,
    durationUnit: 'month',
    validUntil: new Date('2020-01-01T00:00:00Z'),
  },
  {
    code: 'FIRST0',
    kind: 'service',
    itemId: 'kino',
    names: kino,
    duration: 1,
    durationUnit: 'month',
    maxUses: 0,
  },
  {
    code: 'VMESTE-1',
    kind: 'joint_viewing',
    itemId: jointFilm.id,
    names: jointFilm.names,
    duration: 1,
    durationUnit: 'day',
  },
];

const offer = (
  roubles: number,
  position: number,
  picture: string,
): typeof schema.certificateOffers.$inferInsert => ({
  id: `gift-${roubles}`,
  position,
  names: say(
    `Сертификат на ${roubles} ₽`,
    `Gift certificate for ${roubles} ₽`,
    `${roubles} ₽-ի հավաստագիր`,
  ),
  imageId: `backdrop-${picture}`,
  amount: roubles * 100,
  currency: 'RUB',
});

/** The gift certificates on sale. */
export const certificateOfferRows = [
  offer(500, 0, 'ezh-i-kometa'),
  offer(1000, 1, 'svadba-bez-povoda'),
  offer(3000, 2, 'sosedi-sverhu'),
];
