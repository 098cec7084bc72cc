import type { CreativeWord } from './simid-ad.words.ts';
import { readMessage, wordOf } from './simid-messages.ts';

/** The talk with one creative. SIMID 1.2 §8 */
export interface SimidSession {
  /** Takes what the creative has said. */
  take: (text: string) => void;
  /** Tells the creative something; nothing before it has opened its session. */
  tell: (type: string, args?: object) => void;
  /** Grants a request. */
  resolve: (id: number, value?: object) => void;
  /** Refuses a request with a number of SIMID 1.2 §9. */
  reject: (id: number, errorCode: number) => void;
}

/** What a talk needs. */
interface SessionPorts {
  send: (text: string) => void;
  hear: (word: CreativeWord) => void;
  log: (line: string) => void;
}

/** Begins the talk with a creative, which opens it and names it. */
export function createSimidSession({ send, hear, log }: SessionPorts): SimidSession {
  let sessionId: string | undefined;
  let lastId = 0;
  /** Messages to which an answer may come. */
  const told = new Map<unknown, string>();

  const post = (type: string, args: object) => {
    if (sessionId === undefined) return;
    lastId += 1;
    told.set(lastId, type.split(':').at(-1) ?? type);
    send(JSON.stringify({ sessionId, messageId: lastId, timestamp: Date.now(), type, args }));
  };
  const resolve = (id: number, value: object = {}) => post('resolve', { messageId: id, value });

  return {
    take: (text) => {
      const message = readMessage(text);
      if (!message) return;
      if (message.type === 'createSession') {
        // A second session would be another creative's.
        if (sessionId !== undefined) return;
        sessionId = message.sessionId;
        resolve(message.messageId);
      }
      if (message.sessionId !== sessionId) return;
      if (message.type === 'SIMID:Creative:log') log(String(message.args['message'] ?? ''));
      const word = wordOf(message, (id) => {
        const order = told.get(id);
        told.delete(id);
        return order;
      });
      if (word) hear(word);
    },
    tell: (type, args = {}) => post(`SIMID:${type}`, args),
    resolve,
    reject: (id, errorCode) =>
      post('reject', { messageId: id, value: { errorCode, message: 'Refused by the player' } }),
  };
}
