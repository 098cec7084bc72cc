/** An advertisement that the ad server has. */
export interface Spot {
  id: string;
  title: string;
  /** Seconds. */
  duration: number;
  /** Name of its file among the made media. */
  file: string;
  width: number;
  height: number;
}

/** Every advertisement; `tools/media` makes their files. */
export const spots = [
  {
    id: 'ad-1',
    title: 'Чай «Вагонный»',
    duration: 10,
    file: 'ad-1.mp4',
    width: 640,
    height: 360,
  },
  { id: 'ad-2', title: 'Зонт «Ливень»', duration: 8, file: 'ad-2.mp4', width: 640, height: 360 },
] as const satisfies readonly Spot[];
