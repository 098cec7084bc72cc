import type { Texts } from '@foyer/contract';

const armenianOrdinal = (order: number): string => `${order}-${order === 1 ? 'ին' : 'րդ'}`;

/** Name of a season by its number, from 1. */
export const seasonName = (order: number): Texts => ({
  rus: `${order}-й сезон`,
  eng: `Season ${order}`,
  hye: `${armenianOrdinal(order)} եթերաշրջան`,
});

/** Name of a season where there is little room. */
export const seasonShortName = (order: number): Texts => ({
  rus: `Сезон ${order}`,
  eng: `S${order}`,
  hye: `Եթերաշրջան ${order}`,
});

/** Name of an episode by its number in the season, from 1. */
export const episodeName = (order: number): Texts => ({
  rus: `${order}-я серия`,
  eng: `Episode ${order}`,
  hye: `${armenianOrdinal(order)} սերիա`,
});

/** Name of an episode where there is little room. */
export const episodeShortName = (order: number): Texts => ({
  rus: `Серия ${order}`,
  eng: `Ep. ${order}`,
  hye: `Սերիա ${order}`,
});
