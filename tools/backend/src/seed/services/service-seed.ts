import type { DurationUnit, Texts } from '@foyer/contract';

/** What a service can hold, for comparing services. */
export const featureNames = {
  films: { rus: 'Фильмы и сериалы', eng: 'Films and series', hye: 'Ֆիլմեր և սերիալներ' },
  channels: { rus: 'ТВ-каналы', eng: 'TV channels', hye: 'Հեռուստաալիքներ' },
  karaoke: { rus: 'Караоке', eng: 'Karaoke', hye: 'Կարաոկե' },
  quality: { rus: 'Качество 4K', eng: '4K picture', hye: '4K որակ' },
  noAds: { rus: 'Без рекламы', eng: 'No advertising', hye: 'Առանց գովազդի' },
} satisfies Readonly<Record<string, Texts>>;

/** Something a service can hold. */
export type Feature = keyof typeof featureNames;

/** What a service costs; the first price is the one that a subscription goes on with. */
export interface PriceSeed {
  type: 'trial' | 'intro' | 'discount' | 'one_time' | 'bonus' | 'plain' | 'regular';
  /** Roubles. */
  roubles: number;
  /** Roubles. */
  original?: number;
  duration: number;
  unit: DurationUnit;
  isDefault?: boolean;
  /** Days of a trial. */
  trialDays?: number;
  /** Periods of an introduction. */
  introPeriods?: number;
}

/** A service of the demo. */
export interface ServiceSeed {
  id: string;
  alias: string;
  parentId?: string;
  names: Texts;
  /** Slug of the title whose picture stands for it. */
  picture: string;
  icon: string;
  short: Texts;
  /** Two paragraphs. */
  about: readonly [Texts, Texts];
  contentType: 'media_item' | 'channel' | 'karaoke_item' | 'mixed';
  promoLabel?: Texts;
  promoColor?: string;
  features: readonly Feature[];
  isRequested?: boolean;
  externalBilling?: Texts;
  /** Bought without a confirmation. */
  isQuick?: boolean;
  prices: readonly PriceSeed[];
}

/** A text in Russian, English and Armenian. */
export const say = (rus: string, eng: string, hye: string): Texts => ({ rus, eng, hye });

/** A price for a month that a subscription goes on with. */
export const monthly = (roubles: number): PriceSeed => ({
  type: 'plain',
  roubles,
  duration: 1,
  unit: 'month',
  isDefault: true,
});
