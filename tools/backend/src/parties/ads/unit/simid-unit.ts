// A classic script of the page that a player puts over its video, by SIMID 1.2.
(() => {
  interface Message {
    sessionId: string;
    messageId: number;
    type: string;
    timestamp: number;
    args?: { messageId?: number; value?: unknown; creativeData?: { adParameters?: string } };
  }

  interface Parameters {
    title: string;
    /** Seconds. */
    duration: number;
    click_url: string;
    /** Where it reports; a `detail` is added. */
    track_url: string;
  }

  /** SIMID 1.2 §7.2: an internal error of the creative, and an unspecified one. */
  const INTERNAL_ERROR = 1108;
  const UNSPECIFIED_ERROR = 1100;

  const BEGIN_MS = 1000;
  const PAUSE_MS = 2000;
  /** Longer than players wait. */
  const LATE_MS = 6000;
  const MORE_SECONDS = 2;

  const does = new URLSearchParams(location.search).get('does') ?? '';
  // A page without a secure origin has no `randomUUID`.
  const sessionId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const answers = new Map<number, (message: Message) => void>();
  let parameters: Parameters = { title: '', duration: 0, click_url: '', track_url: '' };
  let lastId = 0;

  const post = (type: string, args: object = {}): number => {
    lastId += 1;
    const message = { sessionId, messageId: lastId, type, timestamp: Date.now(), args };
    parent.postMessage(JSON.stringify(message), '*');
    return lastId;
  };

  /** Asks the player; resolves with whether it agrees. */
  const ask = (type: string, args?: object): Promise<boolean> =>
    new Promise((resolve) => {
      const id = post(type, args);
      answers.set(id, ({ type: verdict }) => resolve(verdict === 'resolve'));
    });

  const answer = (verdict: 'resolve' | 'reject', to: Message, value: object = {}): number =>
    post(verdict, { messageId: to.messageId, value });

  /** Asks for something, and has the player report what became of it. */
  const request = async (name: string, args?: object): Promise<boolean> => {
    const isGranted = await ask(`SIMID:Creative:${name}`, args);
    const url = new URL(parameters.track_url);
    url.searchParams.set('detail', `${name} ${isGranted ? 'granted' : 'refused'}`);
    await ask('SIMID:Creative:reportTracking', { trackingUrls: [url.href] });
    return isGranted;
  };

  const navigate = () => request('requestNavigation', { uri: parameters.click_url });

  const draw = (): void => {
    const card = document.createElement('div');
    Object.assign(card.style, {
      position: 'fixed',
      insetInlineStart: '2rem',
      insetBlockEnd: '30%',
      font: '1rem system-ui, sans-serif',
    });
    const more = document.createElement('button');
    more.type = 'button';
    more.textContent = `${parameters.title}: подробнее`;
    more.addEventListener('click', () => void navigate());
    card.append(more);
    document.body.replaceChildren(card);
  };

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    fatal: async () =>
      post('SIMID:Creative:fatalError', {
        errorCode: INTERNAL_ERROR,
        errorMessage: 'The unit gives up, as it was asked to',
      }),
    pause: async () => {
      await request('requestPause');
      await wait(PAUSE_MS);
      await request('requestPlay');
    },
    skip: () => request('requestSkip'),
    stop: () => request('requestStop'),
    navigation: navigate,
    duration: () =>
      request('requestChangeAdDuration', { duration: parameters.duration + MORE_SECONDS }),
  };

  const start = async (message: Message): Promise<void> => {
    draw();
    answer('resolve', message);
    await request('getMediaState');
    await wait(BEGIN_MS);
    await acts[does]?.();
  };

  const init = async (message: Message): Promise<void> => {
    const text = message.args?.creativeData?.adParameters ?? '{}';
    parameters = { ...parameters, ...JSON.parse(text) };
    if (does === 'late') await wait(LATE_MS);
    if (does === 'reject')
      answer('reject', message, { errorCode: UNSPECIFIED_ERROR, reason: 'As it was asked to' });
    else answer('resolve', message);
  };

  /** What the player must have an answer to. */
  const calls: Readonly<Record<string, (message: Message) => Promise<void>>> = {
    'SIMID:Player:init': init,
    'SIMID:Player:startCreative': start,
    'SIMID:Player:adSkipped': async (message) => void answer('resolve', message),
    'SIMID:Player:adStopped': async (message) => void answer('resolve', message),
    'SIMID:Player:appBackgrounded': async (message) => void answer('resolve', message),
    'SIMID:Player:fatalError': async (message) => void answer('resolve', message),
  };

  window.addEventListener('message', ({ data, source }) => {
    if (source !== parent || typeof data !== 'string') return;
    const message: Message = JSON.parse(data);
    if (message.sessionId !== sessionId) return;
    if (message.type === 'resolve' || message.type === 'reject') {
      answers.get(message.args?.messageId ?? 0)?.(message);
      return;
    }
    void calls[message.type]?.(message);
  });

  if (does !== 'timeout') void ask('createSession');
})();
