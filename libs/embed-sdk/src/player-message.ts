import type { PlayerMessage } from './protocol.ts';

type Kind = 'number' | 'string' | 'boolean';
type OwnField<Message> = Exclude<keyof Message, 'source' | 'version' | 'event' | 'content_id'>;

/** The fields of each message beside the envelope; the compiler holds it to the protocol. */
const fieldsOf: {
  [Event in PlayerMessage['event']]: Record<
    OwnField<Extract<PlayerMessage, { event: Event }>>,
    Kind
  >;
} = {
  playback_start: {},
  playback_end: { ads_shown: 'number', position: 'number' },
  ads_block_start: {},
  ads_block_end: { ads_count: 'number', ads_shown: 'number', position: 'number' },
  ad_request: {},
  ad_playback: {},
  ad_end: {},
  ad_skip: {},
  ad_error: { duration: 'number' },
  get_partner_id: {},
  info: {
    title: 'string',
    state: 'string',
    position: 'number',
    duration: 'number',
    volume: 'number',
    is_muted: 'boolean',
  },
};

/**
 * Whether something that came from the player's window is a message of it. Written by hand, because the library of the
 * schemas would be most of the package. Events that a later player may send are none.
 */
export function isPlayerMessage(data: unknown): data is PlayerMessage {
  if (typeof data !== 'object' || data === null) return false;
  const fields = data as Readonly<Record<string, unknown>>;
  const { source, version, event, content_id: contentId } = fields;
  if (source !== 'foyer' || version !== 1 || typeof event !== 'string') return false;
  if (typeof contentId !== 'string' || contentId === '') return false;
  if (!Object.hasOwn(fieldsOf, event)) return false;
  const kinds: Readonly<Record<string, Kind>> = fieldsOf[event as PlayerMessage['event']];
  return Object.entries(kinds).every(([name, kind]) => typeof fields[name] === kind);
}
