import {
  listColdStartGenresOperation,
  listColdStartMoviesOperation,
  saveColdStartOperation,
  type ColdStartGenres,
  type ColdStartMovies,
  type ColdStartResult,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** The genres to choose from. */
export function listColdStartGenres(
  client: Client,
  signal?: AbortSignal,
): Promise<ColdStartGenres> {
  return client.call(listColdStartGenresOperation, {}, signal);
}

/** Titles of the chosen genres that the profile may see without its PIN. */
export function listColdStartMovies(
  client: Client,
  { genreAliases }: { genreAliases: readonly string[] },
  signal?: AbortSignal,
): Promise<ColdStartMovies> {
  const query = { genre_aliases: genreAliases.join(',') };
  return client.call(listColdStartMoviesOperation, { query }, signal);
}

/** Keeps the profile's choice. @throws {@link ApiError} 1000001 for fewer than the least number. */
export function saveColdStart(
  client: Client,
  { genreAliases, contentIds }: { genreAliases: readonly string[]; contentIds: readonly string[] },
  signal?: AbortSignal,
): Promise<ColdStartResult> {
  const body = { genre_aliases: [...genreAliases], content_ids: [...contentIds] };
  return client.call(saveColdStartOperation, { body }, signal);
}
