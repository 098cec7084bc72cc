import { type PersonRole, type PersonShort, textIn } from '@foyer/contract';
import type { CreditRow, PersonRow } from '../catalogue/catalogue.store.ts';
import type { AnswerView } from '../catalogue/media-item-answer.ts';

/** What some credits are for, each once. */
export const rolesOf = (credits: readonly CreditRow[]): PersonRole[] => [
  ...new Set(credits.map(({ role }) => role)),
];

/** Someone who makes films, as cards show them. */
export const personAnswer = (
  { id, names, imageId }: PersonRow,
  { snapshot, images, language }: AnswerView,
): PersonShort => ({
  id,
  slug: id,
  name: textIn(names, language),
  ...(imageId !== null && { image: images.describe(imageId) }),
  roles: rolesOf(snapshot.creditsByPerson.get(id) ?? []),
});
