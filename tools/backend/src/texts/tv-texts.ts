import type { Language } from '@foyer/contract';

/** What the service says about channels and programmes. */
export interface TvTexts {
  /** @param time - `HH:mm`. */
  reminder: (name: string, time: string) => string;
  openChannel: string;
}

/** The sentences about channels by language. */
export const tvTexts: Readonly<Record<Language, TvTexts>> = {
  rus: {
    reminder: (name, time) => `«${name}» начнётся в ${time}`,
    openChannel: 'Открыть канал',
  },
  eng: {
    reminder: (name, time) => `“${name}” begins at ${time}`,
    openChannel: 'Open the channel',
  },
  hye: {
    reminder: (name, time) => `«${name}» կսկսվի ժամը ${time}-ին`,
    openChannel: 'Բացել ալիքը',
  },
};
