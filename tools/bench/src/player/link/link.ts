import type { ServerResponse } from 'node:http';

/** How fast an emulated access link is. */
export interface LinkSpeed {
  /** Bits per second, shared by all that travels. */
  bps: number;
  /** Milliseconds there and back. */
  rtt: number;
}

/** One bottleneck for everything a page downloads, as a real access link is. */
export interface Link {
  speed: LinkSpeed;
  /** Bytes that went over it so far. */
  readonly bytes: number;
  /** Sends the first `end` bytes; answers whether all of them left. */
  send: (response: ServerResponse, body: Buffer, end?: number) => Promise<boolean>;
  stop: () => void;
}

interface Job {
  response: ServerResponse;
  body: Buffer;
  offset: number;
  end: number;
  done: (isWhole: boolean) => void;
}

const TICK_MS = 4;
/** A pause of the process must not turn into a burst. */
const LONGEST_TICK_MS = 60;
const PACKET = 1460;
const FAST_BPS = 2e7;

/** Makes a link; active answers take turns, packet by packet. No slow start, loss or TLS. */
export function createLink(speed: LinkSpeed): Link {
  let active: Job[] = [];
  let last = 0;
  let credit = 0;
  let bytes = 0;

  const sendPacket = (job: Job, size: number) => {
    const packet = job.body.subarray(job.offset, Math.min(job.offset + size, job.end));
    job.response.write(packet);
    job.offset += packet.length;
    credit -= packet.length;
    bytes += packet.length;
  };
  const next = () => (credit > 0 ? active.shift() : undefined);
  const tick = () => {
    const now = performance.now();
    const elapsed = Math.min(now - last, LONGEST_TICK_MS);
    last = now;
    credit = active.length > 0 ? credit + ((link.speed.bps / 8) * elapsed) / 1000 : 0;
    const size = PACKET * (link.speed.bps > FAST_BPS ? 4 : 1);
    for (let job = next(); job; job = next()) {
      if (job.response.destroyed || job.response.writableEnded) job.done(false);
      else {
        sendPacket(job, size);
        if (job.offset >= job.end) job.done(true);
        else active.push(job);
      }
    }
  };
  const timer = setInterval(tick, TICK_MS);

  const link: Link = {
    speed,
    get bytes() {
      return bytes;
    },
    send: (response, body, end = body.length) =>
      new Promise((done) => {
        if (end === 0) return done(true);
        if (active.length === 0) last = performance.now();
        const job: Job = { response, body, offset: 0, end, done };
        response.once('close', () => {
          active = active.filter((other) => other !== job);
          done(job.offset >= end);
        });
        active.push(job);
      }),
    stop: () => clearInterval(timer),
  };
  return link;
}
