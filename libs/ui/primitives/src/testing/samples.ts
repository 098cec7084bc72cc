import type { Picture } from '../components/artwork/picture.types.ts';

/** Longer than any line. */
export const longText =
  'Невероятные приключения достопочтенного инспектора Кржижановского в стране вечнозелёных одуванчиков';

/** A line of Armenian. */
export const armenianText = 'Ամառը Գյումրիում և երկար գիշերները';

const pictureOf = (url: string, color: string): Picture => ({ url, color, tone: 'dark' });

/** An upright picture and a wide one, as the image endpoint has them. */
export const pictures = {
  upright: pictureOf('/api/v1/images/poster-tihaya-voda', '#1f5b63'),
  wide: pictureOf('/api/v1/images/backdrop-tihaya-voda', '#1f5b63'),
};

/** Links with a wide picture each. */
export const banners: readonly { id: string; href: string; title: string; picture: Picture }[] = (
  [
    ['gorod-posle-dozhdya', 'Город после дождя', '#3a0f5c'],
    ['tihaya-voda', 'Тихая вода', '#1f5b63'],
    ['kassiopeya', 'Кассиопея', '#14264a'],
    ['leto-v-gyumri', 'Лето в Гюмри', '#8a3f6d'],
  ] as const
).map(([id, title, color]) => ({
  id,
  href: `/movies/${id}`,
  title,
  picture: pictureOf(`/api/v1/images/backdrop-${id}`, color),
}));
