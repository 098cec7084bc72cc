import type { EngineName } from '../engine/choose-engine.ts';
import type { CreateEngine } from '../engine/media-engine.ts';

/** What the SDK of an external player brings. Its interface is open, PLAYER-013: it is the one of our engines. */
export interface WebSdk {
  /** Makes what plays the manifest of that protocol. */
  loadEngine: (protocol: EngineName) => Promise<CreateEngine>;
}

/** Downloads a chunk of ours that stands for the SDK. ENGINE-025, reading 24 */
export const loadOwnWebSdk = (): Promise<WebSdk> => import('./own-web-sdk.ts');
