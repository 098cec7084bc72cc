import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import type { DrawOrder } from '../stage/stage.page.ts';
import { startStageServer } from './stage-server.ts';

const BROWSER = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

declare global {
  var drawFrames: (order: DrawOrder) => Promise<void>;
}

/** Draws frames in a browser and hands each to `onFrame` as YUV 4:2:0 planes in the colours of HD television. */
export async function drawInBrowser(
  order: DrawOrder,
  onFrame: (pixels: Buffer) => Promise<void>,
): Promise<void> {
  const { server, url } = await startStageServer(onFrame);
  const browser = await chromium.launch({ executablePath: BROWSER, args: ARGUMENTS });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(error));
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    await page.goto(url);
    await page.waitForFunction(() => 'drawFrames' in globalThis);
    await page.evaluate((wanted) => globalThis.drawFrames(wanted), order);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Draws a reel into an intermediate file of high quality. */
export async function renderReel(order: DrawOrder, output: string): Promise<void> {
  const size = `${1920 * order.scale}x${1080 * order.scale}`;
  const encoder = spawn(
    'nice',
    [
      '-n',
      '10',
      'ffmpeg',
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'yuv420p',
      '-s',
      size,
      '-r',
      String(order.framesPerSecond),
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '5',
      '-g',
      '25',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      output,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(encoder, 'close');
  await drawInBrowser(order, async (pixels) => {
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  });
  encoder.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
