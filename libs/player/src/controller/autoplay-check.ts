const SAMPLE_RATE = 8_000;
const SAMPLES = 80;
const HEADER_BYTES = 44;

/** A hundredth of a second of silence as a WAV file: it has sound as far as a browser's autoplay rule is concerned. */
function silence(): Blob {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + SAMPLES));
  const write = (offset: number, text: string) => {
    for (const [index, char] of [...text].entries())
      view.setUint8(offset + index, char.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + SAMPLES, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, SAMPLES, true);
  for (let index = 0; index < SAMPLES; index += 1) view.setUint8(HEADER_BYTES + index, 128);
  return new Blob([view], { type: 'audio/wav' });
}

/**
 * Tries whether the browser starts sound inline by itself, with a silent clip in an element of its own.
 * PLAYER-009, PLAYER-010
 *
 * @param signal - Ends the try; the answer is then "no".
 */
export async function checkAutoplay(
  _input: void,
  signal: AbortSignal,
): Promise<{ isAllowed: boolean }> {
  const probe = document.createElement('video');
  const url = URL.createObjectURL(silence());
  const stop = () => probe.pause();
  signal.addEventListener('abort', stop);
  try {
    probe.playsInline = true;
    probe.src = url;
    await probe.play();
    return { isAllowed: !signal.aborted };
  } catch {
    return { isAllowed: false };
  } finally {
    signal.removeEventListener('abort', stop);
    probe.pause();
    probe.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

/**
 * The try for a viewer. One who has muted the player hears nothing, and browsers let silence start: there is nothing to
 * find out, and nothing to wait for.
 */
export function autoplayCheckFor(isMuted: boolean): typeof checkAutoplay {
  return isMuted ? () => Promise.resolve({ isAllowed: true }) : checkAutoplay;
}
