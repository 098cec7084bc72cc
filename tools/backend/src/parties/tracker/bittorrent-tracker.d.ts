/** The part of the package that this service uses; it comes without types. */
declare module 'bittorrent-tracker/server' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage } from 'node:http';
  import type { Duplex } from 'node:stream';

  export interface TrackerSocket extends EventEmitter {
    /** Hex names of the swarms it is in; null once it is closed. */
    infoHashes: string[] | null;
    onMessageBound: ((data: Buffer) => void) | null;
    close(code: number, reason: string): void;
    terminate(): void;
  }

  export interface TrackerSockets extends EventEmitter {
    clients: Set<TrackerSocket>;
    handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      taken: (socket: TrackerSocket) => void,
    ): void;
  }

  export interface TrackerOptions {
    http: boolean;
    udp: boolean;
    stats: boolean;
    ws: { noServer: boolean; clientTracking: boolean; maxPayload: number };
    interval: number;
    peersCacheLength: number;
    peersCacheTtl: number;
    filter: (
      swarm: string,
      params: { socket: TrackerSocket },
      answer: (refusal: Error | null) => void,
    ) => void;
  }

  export default class Server extends EventEmitter {
    constructor(options: TrackerOptions);
    ws: TrackerSockets;
    torrents: Record<string, { peers: { length: number } }>;
    close(): void;
  }
}
