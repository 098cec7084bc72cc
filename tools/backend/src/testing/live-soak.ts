import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Guide, Playback } from '@foyer/contract';
import { readManifest } from './live-manifests.ts';
import { watchLive, type WatchedStream } from './live-watch.ts';
import { startService } from './service-process.ts';

// Watches a channel in real time as both kinds of players do: node src/testing/live-soak.ts [minutes] [url]

const CHANNEL = 'pervyy-ekran';
const TRACKS = ['720p', 'audio-ru', 'audio-en'];
const LOOK_EVERY_MS = 2000;

const minutes = Number(process.argv[2] ?? 10);
const givenUrl = process.argv[3];
const service = givenUrl
  ? undefined
  : startService({ DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-soak-')), CONTROL: '1' });
const base = givenUrl ?? (await service?.ready) ?? '';

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`${base}/api/v1${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

const json = { 'content-type': 'application/json' };

/** What a visitor gets who presses play. */
async function open(path: string): Promise<WatchedStream> {
  const init = { method: 'POST', headers: json, body: '{}' };
  const { asset } = await call<Playback>(`${path}/playback`, init);
  const folder = new URL('.', base + asset.urls.dash);
  return {
    now: () => Date.now() / 1000,
    get: async (file) => {
      const answer = await fetch(new URL(file, folder));
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

async function watchChannel(): Promise<readonly string[]> {
  const watch = watchLive(await open(`/channels/${CHANNEL}`), TRACKS);
  const endMs = Date.now() + minutes * 60_000;
  while (Date.now() < endMs) {
    const startedMs = Date.now();
    await watch.look();
    await wait(Math.max(0, LOOK_EVERY_MS - (Date.now() - startedMs)));
  }
  console.log(`Looked at segments: ${JSON.stringify(watch.counts)}`);
  return watch.faults;
}

/** Whether what has just been on is in the archive with its own length. */
async function checkArchive(): Promise<readonly string[]> {
  const at = Math.floor(Date.now() / 1000) - 3600;
  const { items } = await call<Guide>(`/guide?channel_ids=${CHANNEL}&from=${at}&to=${at + 60}`);
  const programme = items[0]?.epgs[0];
  if (!programme) return ['archive: no programme an hour ago'];
  const stream = await open(`/programmes/${programme.id}`);
  const manifest = (await stream.get('manifest.mpd')).toString('utf8');
  const named = readManifest(manifest).get('720p')?.segments.length ?? 0;
  const seconds = Math.min(programme.end_time, Date.now() / 1000) - programme.start_time;
  const isWhole = Math.abs(named * 2 - seconds) <= 4;
  return isWhole ? [] : [`archive: ${named} segments of ${programme.id}`];
}

let faults: readonly string[] = [];
try {
  faults = [...(await watchChannel()), ...(await checkArchive())];
} finally {
  service?.child.kill('SIGTERM');
  await service?.ended;
}
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? `No gap in ${minutes} minutes.` : `${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
