import type { MediaItem } from '@foyer/contract';
import type { Picture } from '@foyer/ui/artwork';

/** What the screen in place of a title shows of it; a channel fills it as a film does. */
export interface GatedTitle extends Pick<MediaItem, 'name' | 'poster' | 'screenshots'> {
  age_level: { name: string };
}

/** In whose words the screen speaks. */
export type GateWords = 'gate' | 'seriesGate' | 'channelGate' | 'songGate';

/** Those of a film, or of a series, its seasons and its episodes. */
export const wordsOf = ({ type }: Pick<MediaItem, 'type'>): GateWords =>
  type === 'film' ? 'gate' : 'seriesGate';

/** The picture behind the words. */
export const backdropOf = ({ poster, screenshots: [first = poster] }: GatedTitle): Picture => first;
