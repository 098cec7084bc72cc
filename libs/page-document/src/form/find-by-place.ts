/**
 * What a table says of a place: of the place itself, or of the longest end of it that the table has.
 *
 * @param place - Such as `custom_data.cards[].title`; its ends are `cards[].title` and `title`.
 */
export function findByPlace<Found>(
  table: Readonly<Record<string, Found>>,
  place: string,
): Found | undefined {
  const keys = place.split('.');
  const ends = keys.map((_, index) => keys.slice(index).join('.'));
  const end = ends.find((one) => Object.hasOwn(table, one));
  return end === undefined ? undefined : table[end];
}
