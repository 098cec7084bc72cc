import type { PreferenceStorage } from '@foyer/player';

/** Language of the words in the service's streams of songs. */
const WORDS = 'und';

/** Choices that mean something else in a song than in a film: whether to hear the voice, and to see the words. */
const ownNames: Readonly<Record<string, string>> = {
  playerAudio: 'karaokeVoice',
  playerSubtitle: 'karaokeWords',
};

/** Keeps a singer's choices apart from a viewer's; until the words are turned off once, they are shown. */
export const songChoices = (storage: PreferenceStorage): PreferenceStorage => ({
  getItem: (name) =>
    storage.getItem(ownNames[name] ?? name) ?? (name === 'playerSubtitle' ? WORDS : null),
  setItem: (name, value) => storage.setItem(ownNames[name] ?? name, value),
});
