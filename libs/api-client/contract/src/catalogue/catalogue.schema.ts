import * as v from 'valibot';
import { mediaItemEntrySchema } from '../media-items/media-item-entry.schema.ts';
import { countedPageEntries, pageQueryEntries } from '../paging.ts';

/** Parts of the catalogue that have lists and filters of their own. FILTER-002. */
export const catalogueThemes = ['movies', 'series', 'kids', 'education', 'sport'] as const;

/** Parts of the catalogue that have lists and filters of their own. */
export const catalogueThemeSchema = v.picklist(catalogueThemes);
/** A part of the catalogue. */
export type CatalogueTheme = v.InferOutput<typeof catalogueThemeSchema>;

/** Orders of a list: the most watched, the latest, the best rated, or by name first. */
export const catalogueSorts = ['popular', 'new', 'rating', 'name'] as const;

/** Order of a list. */
export const catalogueSortSchema = v.picklist(catalogueSorts);
/** Order of a list. */
export type CatalogueSort = v.InferOutput<typeof catalogueSortSchema>;

/**
 * Aliases of the filters, which are the names of their query parameters as well, in the site's
 * addresses too. A `multiple` one holds options by comma, a `custom` one `1`. FILTER-005, FILTER-008.
 */
export const filterAliases = {
  multiple: ['genres', 'countries', 'years', 'age_levels'],
  custom: ['new', 'subscription', 'high_rating'],
} as const;

const optionsSchema = v.optional(v.pipe(v.string(), v.maxLength(300)));
const flagSchema = v.optional(v.literal('1'));

/** Query of the catalogue call. Options that do not exist match nothing. */
export const catalogueQuerySchema = v.object({
  /** The whole catalogue without it. */
  theme: v.optional(catalogueThemeSchema),
  genres: optionsSchema,
  countries: optionsSchema,
  years: optionsSchema,
  age_levels: optionsSchema,
  new: flagSchema,
  subscription: flagSchema,
  high_rating: flagSchema,
  /** Only titles of a category, for example `shortseries`. */
  category: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** @default 'popular' */
  sort: v.optional(catalogueSortSchema),
  ...pageQueryEntries,
});

/** A page of the titles that pass the filters. */
export const cataloguePageSchema = v.object({
  items: v.array(mediaItemEntrySchema),
  ...countedPageEntries,
});
/** A page of the titles that pass the filters. */
export type CataloguePage = v.InferOutput<typeof cataloguePageSchema>;

/** A filter of a list: options of which several may be chosen, or one switch. Spec 2 §3. */
export const filterDefinitionSchema = v.variant('type', [
  v.object({
    type: v.literal('multiple'),
    alias: v.string(),
    name: v.string(),
    options: v.array(v.object({ alias: v.string(), name: v.string() })),
    /** What stands for no choice. */
    all_options_title: v.string(),
  }),
  v.object({ type: v.literal('custom'), alias: v.string(), name: v.string() }),
]);
/** A filter of a list. */
export type FilterDefinition = v.InferOutput<typeof filterDefinitionSchema>;

/** The filters and orders of a theme's list. */
export const filtersSchema = v.object({
  items: v.array(filterDefinitionSchema),
  sorts: v.array(v.object({ alias: catalogueSortSchema, name: v.string() })),
});
/** The filters and orders of a theme's list. */
export type Filters = v.InferOutput<typeof filtersSchema>;

/** Query of the filters call. FILTER-007. */
export const filtersQuerySchema = v.object({
  /** The whole catalogue without it. */
  theme: v.optional(catalogueThemeSchema),
});
