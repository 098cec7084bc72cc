import type { PageFacts } from './page-facts.ts';

type Described = Readonly<Record<string, unknown>>;

/** Fields without which search engines do not take a description of the kind. SEO-004 */
const required: Readonly<Record<string, readonly string[]>> = {
  Movie: ['name', 'image', 'url', 'description', 'datePublished'],
  TVSeries: ['name', 'image', 'url', 'description'],
  TVSeason: ['name', 'image', 'url', 'seasonNumber', 'partOfSeries'],
  TVEpisode: ['name', 'image', 'url', 'episodeNumber', 'partOfSeries', 'partOfSeason'],
  BroadcastService: ['name', 'url'],
  BroadcastEvent: ['name', 'startDate', 'endDate', 'isLiveBroadcast', 'publishedOn'],
  Person: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** What a description lacks, with all that it holds. */
function lacksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(lacksOf);
  if (typeof value !== 'object' || value === null) return [];
  const one = value as Described;
  const type = String(one['@type'] ?? '');
  const isWhole = '@context' in one || type === 'ListItem';
  const lacks = (isWhole ? (required[type] ?? ['@type']) : ['@type']).filter(
    (field) => !isGiven(one[field]),
  );
  return [
    ...lacks.map((field) => `${type} without ${field}`),
    ...Object.values(one).flatMap(lacksOf),
  ];
}

/** The way to a page is numbered from one, and each step but the last leads somewhere. */
function crumbProblems(crumbs: Described): string[] {
  const steps = crumbs['itemListElement'];
  if (!Array.isArray(steps) || steps.length === 0) return ['BreadcrumbList without steps'];
  const isRight = (steps as Described[]).every(
    ({ position, item }, index) =>
      position === index + 1 && (index === steps.length - 1 || URL.canParse(String(item))),
  );
  return isRight ? [] : ['BreadcrumbList with broken steps'];
}

function problemsOf(json: string): string[] {
  const described = JSON.parse(json) as Described;
  const context = described['@context'] === 'https://schema.org' ? [] : ['no @context'];
  const crumbs = described['@type'] === 'BreadcrumbList' ? crumbProblems(described) : [];
  return [...context, ...lacksOf(described), ...crumbs];
}

/** What is wrong with the descriptions of a page; only pages that search engines may keep need one. SEO-001 */
export function descriptionProblems({ described, isIndexed }: PageFacts): string[] {
  if (described.length === 0) return isIndexed ? ['no description of schema.org'] : [];
  try {
    return described.flatMap(problemsOf);
  } catch {
    return ['JSON-LD that is no JSON'];
  }
}
