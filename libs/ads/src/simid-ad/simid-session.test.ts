import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimidSession } from './simid-session.ts';

interface Sent {
  sessionId: string;
  messageId: number;
  type: string;
  args: { messageId?: number; value?: unknown };
}

function talk() {
  const sent: Sent[] = [];
  const heard: unknown[] = [];
  const logged: string[] = [];
  const session = createSimidSession({
    send: (text) => sent.push(JSON.parse(text) as Sent),
    hear: (word) => heard.push(word),
    log: (line) => logged.push(line),
  });
  let id = 0;
  const say = (type: string, args: object = {}, sessionId = 's1') => {
    id += 1;
    session.take(JSON.stringify({ sessionId, messageId: id, timestamp: 1, type, args }));
    return id;
  };
  return { session, sent, heard, logged, say };
}

describe('createSimidSession', () => {
  it('A19: answers the session that the creative opens, and tells nothing before', () => {
    const { session, sent, heard, say } = talk();
    session.tell('Player:init');
    const id = say('createSession');
    session.tell('Player:init', { creativeData: {} });

    expect(sent.map(({ type, sessionId, args }) => [type, sessionId, args.messageId])).toEqual([
      ['resolve', 's1', id],
      ['SIMID:Player:init', 's1', undefined],
    ]);
    expect(heard).toEqual([{ type: 'creative.opened' }]);
  });

  it('A19: drops messages of another session', () => {
    const { heard, say } = talk();
    say('createSession');
    say('SIMID:Creative:requestSkip', {}, 's2');
    say('createSession', {}, 's2');

    expect(heard).toEqual([{ type: 'creative.opened' }]);
  });

  it('A19: knows to what an answer is, and takes each once', () => {
    const { session, sent, heard, say } = talk();
    say('createSession');
    session.tell('Player:init');
    const init = sent.at(-1)?.messageId;
    say('reject', { messageId: init, value: { errorCode: 1104, reason: 'no' } });
    say('resolve', { messageId: init });
    say('resolve', { messageId: 999 });

    expect(heard.slice(1)).toEqual([{ type: 'creative.refused', to: 'init', code: 1104 }]);
  });

  it.each([
    ['requestPause', {}, { type: 'ask.pause' }],
    ['requestChangeAdDuration', { duration: -2 }, { type: 'ask.duration', duration: -2 }],
    [
      'requestNavigation',
      { uri: 'https://a.example' },
      { type: 'ask.navigation', url: 'https://a.example' },
    ],
    [
      'requestChangeVolume',
      { volume: 1, muted: true },
      { type: 'ask.volume', volume: 1, muted: true },
    ],
    ['requestExitFullscreen', {}, { type: 'ask.fullscreen', isOn: false }],
    [
      'reportTracking',
      { trackingUrls: ['https://a.example'] },
      { type: 'ask.tracking', urls: ['https://a.example'] },
    ],
    ['getMediaState', {}, { type: 'ask.state' }],
    ['requestResize', {}, { type: 'ask.other' }],
    ['a request whose arguments are none', { duration: 'long' }, { type: 'ask.other' }],
    ['constructor', {}, { type: 'ask.other' }],
  ])('A19: reads %s', (name, args, word) => {
    const { heard, say } = talk();
    say('createSession');
    const type = name.startsWith('a request') ? 'requestChangeAdDuration' : name;
    const id = say(`SIMID:Creative:${type}`, args);

    expect(heard.at(-1)).toEqual({ ...word, id });
  });

  it('A19: reads a fatal error, a press and a line of the log', () => {
    const { heard, logged, say } = talk();
    say('createSession');
    say('SIMID:Creative:fatalError', { errorCode: 1108, errorMessage: '' });
    say('SIMID:Creative:clickThru', { x: 1, y: 1, playerHandles: true, uri: 'https://a.example' });
    say('SIMID:Creative:log', { message: 'hello' });

    expect(heard.slice(1)).toEqual([
      { type: 'creative.failed', code: 1108 },
      { type: 'creative.clicked', playerHandles: true, url: 'https://a.example' },
    ]);
    expect(logged).toEqual(['hello']);
  });

  it('A19: never throws, whatever a creative says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.jsonValue(), (text, args) => {
        const { session } = talk();
        session.take(text);
        session.take(
          JSON.stringify({
            sessionId: 's',
            messageId: 1,
            type: 'SIMID:Creative:requestSkip',
            args,
          }),
        );
      }),
    );
  });
});
