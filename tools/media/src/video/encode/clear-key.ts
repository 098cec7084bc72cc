import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentKey } from './packager.ts';

/** The key of the protected demo film. Public on purpose: it shows the way of a licence, it guards nothing. */
export const demoKey: ContentKey = {
  kid: '0f0e7a11c1ea4b1e8d00000000f07e01',
  key: 'a7c4e2d1905b4f3886129b0d5e3f7a64',
};

// hls.js asks for a ClearKey licence only for this key format; the packager can write "identity" alone.
const keyLine = (kid: string) =>
  `#EXT-X-KEY:METHOD=SAMPLE-AES,URI="clearkey://local",KEYID=0x${kid.toUpperCase()},KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1"`;

/** Rewrites the key lines of all playlists in a folder for ClearKey and puts the key beside them as `keys.json`. */
export async function addClearKey(folder: string, contentKey: ContentKey): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.m3u8')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(
      join(folder, name),
      text.replaceAll(/^#EXT-X-KEY:.*$/gm, keyLine(contentKey.kid)),
    );
  }
  await writeFile(join(folder, 'keys.json'), `${JSON.stringify(contentKey, null, 2)}\n`);
}
