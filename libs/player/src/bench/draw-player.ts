import { text } from 'node:stream/consumers';
import { labels } from '@foyer/ui/theme';
import { prerenderToNodeStream } from 'react-dom/static';
import { PlayerSkin } from '../ui/skins/player-skin.ts';
import { benchAsset } from './bench-asset.ts';
import { benchPlayer } from './bench-player.tsx';

/** What the server puts into the page: header, waiting and the element, before any script has run. */
export async function drawPlayer(): Promise<string> {
  await PlayerSkin.preload(labels.main.variants);
  const asset = benchAsset(new URLSearchParams());
  const { prelude } = await prerenderToNodeStream(await benchPlayer({ asset }));
  return text(prelude);
}
