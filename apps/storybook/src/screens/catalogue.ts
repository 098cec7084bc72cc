import type { LanguageCode } from '@foyer/ui/languages';
import type { Picture } from '@foyer/ui/artwork';
import type { TitleSummary } from '@foyer/screens/poster-card';
import rows from './catalogue.json';

type Row = (typeof rows)[number];

const picture = (id: string, { color, tone }: { color: string; tone: string }): Picture => ({
  url: `/api/v1/images/${id}`,
  color,
  tone: tone === 'light' ? 'light' : 'dark',
});

function summaryOf(row: Row, language: LanguageCode): TitleSummary {
  return {
    id: row.slug,
    href: `/movies/${row.slug}`,
    title: row.names[language],
    poster: picture(`poster-${row.slug}`, row.poster),
    backdrop: picture(`backdrop-${row.slug}`, row.backdrop),
    rating: row.rating,
    year: row.year,
    genres: row.genres.map((genre) => genre[language]),
    countries: row.countries.map((country) => country[language]),
    ...(row.minutes !== undefined && { durationMinutes: row.minutes }),
    ageLabel: row.ageLabel,
    summary: row.summary[language],
    isNew: row.isNew,
  };
}

/**
 * Titles of the demo catalogue in a language, for whole screens.
 *
 * @param slugs - In the order they are shown.
 * @throws Error for a slug that is not among them.
 */
export function titlesOf(slugs: readonly string[], language: LanguageCode): TitleSummary[] {
  return slugs.map((slug) => {
    const row = rows.find((known) => known.slug === slug);
    if (!row) throw new Error(`No title "${slug}" in catalogue.json`);
    return summaryOf(row, language);
  });
}
