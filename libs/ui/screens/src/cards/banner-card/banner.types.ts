import type { Picture } from '@foyer/ui/artwork';

/** What a card shows of a banner, ours or an advertiser's. */
export interface BannerSummary {
  id: string;
  /** A banner without a target leads nowhere. */
  href?: string;
  title: string;
  subtitle?: string;
  picture: Picture;
  /** Words of the server on it, such as «Новый сезон»; `color` is `#rrggbb`. */
  labels?: readonly { text: string; color: string }[];
  /** Such as `16+`. */
  ageLabel?: string;
  /** Who pays for it; the law asks to say so, with the token of the advertisement. */
  advertiser?: {
    owner: string;
    token: string;
    /** Each `#rrggbb`, and the words can be read on the ground. @default the label's */
    colors?: { words: string; ground: string };
  };
}

/** Props of `BannerCard`. */
export interface BannerCardProps {
  banner: BannerSummary;
  /** 386×216 or 228×228. @default 'medium' */
  size?: 'medium' | 'small';
  /** @default false */
  isUrgent?: boolean;
  /** Called when it is followed, for the advertiser's click. */
  onPress?: () => void;
}
