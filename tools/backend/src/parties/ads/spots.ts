/** An advertisement that the ad server has. */
export interface Spot {
  id: string;
  title: string;
  /** What the advertiser says of it. */
  text: string;
  /** Who pays for it. */
  advertiser: string;
  /** The token by which the law of Russia knows it. */
  erid: string;
  /** Seconds. */
  duration: number;
  /** Name of its file among the made media. */
  file: string;
  width: number;
  height: number;
  /** Kilobits a second. */
  bitrate: number;
}

const usual = { width: 640, height: 360 } as const;

/** Every advertisement; `tools/media` makes their files. */
export const spots = [
  {
    id: 'ad-1',
    title: 'Чай «Вагонный»',
    text: 'Второй стакан в подарок тем, кто едет дальше Рязани',
    advertiser: 'ООО «Вагонный чай»',
    erid: '2VfDemoTea1',
    duration: 10,
    file: 'ad-1.mp4',
    ...usual,
    bitrate: 250,
  },
  {
    id: 'ad-2',
    title: 'Зонт «Ливень»',
    text: 'Три года не промокает, четвёртый — не обещаем',
    advertiser: 'АО «Ливень»',
    erid: '2VfDemoUmbrella2',
    duration: 8,
    file: 'ad-2.mp4',
    ...usual,
    bitrate: 418,
  },
] as const satisfies readonly Spot[];

/** Folder of the other forms of the first one. */
export const FORMS = 'ad-forms';
