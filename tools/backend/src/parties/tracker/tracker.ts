import TrackerServer, { type TrackerSocket } from 'bittorrent-tracker/server';
import type { Config } from '../../config.ts';
import type { TakeUpgrade } from '../../server/listen.ts';
import { isPartyHost, mayUseParties } from '../party-access.ts';
import { isTrackerMessage } from './tracker-message.ts';

/** Path of the tracker on the parties' origin. */
const TRACKER_PATH = '/tracker';

/** What one tracker takes on; more is refused. */
const MOST = {
  sockets: 1_000,
  swarms: 1_000,
  /** A viewer is in one for the picture and one for the sound, and for some time in those just left. */
  swarmsOfSocket: 20,
  viewersOfSwarm: 1_000,
  /** Ten offers of about 2 kB, with room. */
  messageBytes: 64 * 1024,
} as const;

/** Viewers are told to announce themselves at a fifth of it, in milliseconds. */
const INTERVAL_MS = 300_000;
/** A socket that says nothing for so long is gone, in milliseconds. */
const SILENCE_MS = INTERVAL_MS;

/** Where viewers of a stream find each other; an outside party in real life. */
export interface Tracker {
  takeUpgrade: TakeUpgrade;
  /** Ends all sockets. */
  close(): void;
}

/** A tracker over WebSocket alone. It hands on how browsers can be reached, and never sees media. */
export function createTracker(config: Pick<Config, 'partiesUrl' | 'allowedOrigins'>): Tracker {
  /** Whether there is room for one more swarm; those that everybody has left make it. */
  const hasRoom = (swarm: string): boolean => {
    const { torrents } = server;
    if (Object.hasOwn(torrents, swarm)) return true;
    if (Object.keys(torrents).length < MOST.swarms) return true;
    for (const [name, { peers }] of Object.entries(torrents)) {
      if (peers.length === 0) delete torrents[name];
    }
    return Object.keys(torrents).length < MOST.swarms;
  };

  const server = new TrackerServer({
    http: false,
    udp: false,
    stats: false,
    ws: { noServer: true, clientTracking: true, maxPayload: MOST.messageBytes },
    interval: INTERVAL_MS,
    peersCacheLength: MOST.viewersOfSwarm,
    peersCacheTtl: SILENCE_MS,
    filter: (swarm, { socket }, answer) => {
      const own = socket.infoHashes ?? [];
      const isOwn = own.includes(swarm);
      const mayJoin = isOwn || (own.length < MOST.swarmsOfSocket && hasRoom(swarm));
      answer(mayJoin ? null : new Error('No room for another swarm'));
    },
  });
  // What others send wrongly is no trouble of ours.
  server.on('error', () => {});
  server.on('warning', () => {});

  const isWelcome: (...args: Parameters<TakeUpgrade>) => boolean = ({ url, headers }) =>
    new URL(url ?? '/', 'http://party').pathname === TRACKER_PATH &&
    isPartyHost(headers.host ?? '', config) &&
    mayUseParties(headers.origin ?? '', config) &&
    server.ws.clients.size < MOST.sockets;

  /** The package fails on messages of another shape, so only sound ones reach it. */
  const guard = (socket: TrackerSocket): void => {
    const hear = socket.onMessageBound;
    if (hear) socket.off('message', hear);
    const hangUp = () => socket.terminate();
    let silence = setTimeout(hangUp, SILENCE_MS);
    socket.on('message', (data: Buffer) => {
      clearTimeout(silence);
      silence = setTimeout(hangUp, SILENCE_MS);
      if (isTrackerMessage(String(data))) socket.onMessageBound?.(data);
      else socket.close(1008, 'Not a message for a tracker');
    });
    socket.on('close', () => clearTimeout(silence));
  };

  return {
    takeUpgrade: (request, socket, head) => {
      if (!isWelcome(request, socket, head)) {
        socket.on('error', () => {});
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        return;
      }
      server.ws.handleUpgrade(request, socket, head, (taken) => {
        server.ws.emit('connection', taken, request);
        guard(taken);
      });
    },
    close: () => {
      for (const socket of server.ws.clients) socket.terminate();
      server.close();
    },
  };
}
