import type { TitleSummary } from '@foyer/screens/poster-card';
import type { RecommendationsInput, RecommendationsPorts } from './recommendations.types.ts';

const title = (slug: string, name: string, color: string): TitleSummary => ({
  id: slug,
  href: `/movies/${slug}`,
  title: name,
  poster: { url: `/api/v1/images/poster-${slug}`, color, tone: 'dark' },
  backdrop: { url: `/api/v1/images/backdrop-${slug}`, color, tone: 'dark' },
  rating: 7.9,
  year: 2024,
  genres: ['триллер'],
  countries: ['Россия'],
  summary: '',
});

/** Titles of the demo catalogue. */
export const recommendedTitles: readonly TitleSummary[] = [
  title('tihaya-voda', 'Тихая вода', '#1f5b63'),
  title('kassiopeya', 'Кассиопея', '#14264a'),
  title('sosedi-sverhu', 'Соседи сверху', '#2456e6'),
  title('chuzhie-litsa', 'Чужие лица', '#7aa5bd'),
  title('devyat-etazhey', 'Девять этажей', '#8a3f2d'),
  title('tango-na-kryshe', 'Танго на крыше', '#8a3f6d'),
  title('gorod-posle-dozhdya', 'Город после дождя', '#33424a'),
];

/** A film. */
export const recommendationsInputs = {
  film: { itemId: 'metropolis' },
} satisfies Record<string, RecommendationsInput>;

/** Ports of a service that has something to recommend; each may be replaced. */
export const fakeRecommendationsPorts = (
  replaced: Partial<RecommendationsPorts> = {},
): RecommendationsPorts => ({ listTitles: async () => recommendedTitles, ...replaced });
