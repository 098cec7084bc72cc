import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Of a laptop with two cores, until a run has measured this machine. */
const usualSeconds = 1;

/** Fewer say more about the start of a browser than about pictures. */
const fewestPictures = 20;

/** How long a picture takes on this machine, all pages taken together; in seconds. */
export function readRate(file: string): number {
  if (!existsSync(file)) return usualSeconds;
  const { secondsPerPicture } = JSON.parse(readFileSync(file, 'utf8')) as {
    secondsPerPicture?: unknown;
  };
  return typeof secondsPerPicture === 'number' ? secondsPerPicture : usualSeconds;
}

/** Keeps what a run has measured, for the next one to say how long it will take. */
export function keepRate(file: string, pictures: number, seconds: number): void {
  if (pictures < fewestPictures) return;
  writeFileSync(file, JSON.stringify({ secondsPerPicture: seconds / pictures }));
}
