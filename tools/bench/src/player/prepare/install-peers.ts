import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@foyer/workspace/processes';
import { Refusal, say } from '@foyer/workspace/say';
import { cache } from './cache.ts';

/** What the bench compares with, and what makes its media. No part of Foyer depends on them. */
const peerPackages: Readonly<Record<string, string>> = {
  'shaka-player': '5.2.12',
  'video.js': '8.24.1',
  '@videojs/html': '10.0.0-beta.23',
  vidstack: '1.15.6',
  'media-chrome': '4.19.4',
  plyr: '3.8.4',
  '@ffmpeg-installer/ffmpeg': '1.1.0',
};

/** Installs the other players into the bench's own folder, once for each list of versions. */
export async function installPeers(): Promise<void> {
  const wanted = JSON.stringify(peerPackages);
  const mark = join(cache, 'node_modules/.peers.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  const list = Object.entries(peerPackages).map(([name, version]) => `${name}@${version}`);
  say(`installing the players to compare with into ${cache} (once): ${list.join(', ')}`);
  mkdirSync(cache, { recursive: true });
  // A root of its own, so that npm neither finds nor changes the repository's workspaces.
  writeFileSync(join(cache, 'package.json'), '{ "name": "player-bench-peers", "private": true }\n');
  const code = await run('npm', [
    'install',
    '--prefix',
    cache,
    '--no-save',
    '--package-lock=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...list,
  ]);
  if (code !== 0)
    throw new Refusal('the other players could not be installed; npm says why above.');
  writeFileSync(mark, wanted);
}
