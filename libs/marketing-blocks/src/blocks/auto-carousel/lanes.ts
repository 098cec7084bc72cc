/** As many posters are wider than the widest window. */
const LANE_MIN = 12;

/** Numbers of posters that a lane may have, each its own time for a round. */
export type LaneLength = 12 | 14 | 15 | 16 | 18 | 20;

/** A poster in a lane. */
interface Place<Title> {
  key: string;
  title: Title;
  /** Only there so that the lane has no end. */
  isCopy: boolean;
}

/** How long a lane of so many titles is: whole rounds of them. */
export const laneLength = (titles: number): LaneLength =>
  (Math.ceil(LANE_MIN / titles) * titles) as LaneLength;

/** A lane without an end: its titles, copies of them until it is long enough, and all of it once more. */
export function laneOf<Title extends { id: string }>(titles: readonly Title[]): Place<Title>[] {
  return Array.from({ length: 2 * laneLength(titles.length) }, (_, index) => index).flatMap(
    (index) => {
      const title = titles[index % titles.length];
      return title ? [{ key: `${title.id}-${index}`, title, isCopy: index >= titles.length }] : [];
    },
  );
}
