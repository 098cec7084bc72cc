/**
 * Reads the words of a text track without letting the browser draw them, so that captions look the same everywhere.
 *
 * @returns Stops reading.
 */
export function watchCues(track: TextTrack, onText: (text: string) => void): () => void {
  const read = () => {
    const cues = Array.from(track.activeCues ?? []) as VTTCue[];
    onText(cues.map(({ text }) => plainText(text)).join('\n'));
  };
  track.mode = 'hidden';
  track.addEventListener('cuechange', read);
  read();
  return () => {
    track.removeEventListener('cuechange', read);
    track.mode = 'disabled';
    onText('');
  };
}

/** The words of a cue without its markup (`<v Anna>`, `<i>`). */
export function plainText(cue: string): string {
  return cue
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&');
}
