import { machine, outOfTabs, pause, type TabClock } from './tab-place.ts';
import type { Draws } from './draws.ts';

/** How many requests met what. */
export interface WireCounts {
  requests: number;
  /** The request or its answer never arrived. */
  lost: number;
  /** The request or its answer came late, mostly when the client had given up. */
  late: number;
  /** The request arrived twice. */
  doubled: number;
  /** Something on the way answered 500, 502 or 503, before or after the service. */
  refused: number;
  /** The service was gone, or went while it answered. */
  broken: number;
}

/** No requests yet. */
export const noCounts = (): WireCounts => ({
  requests: 0,
  lost: 0,
  late: 0,
  doubled: 0,
  refused: 0,
  broken: 0,
});

const fates = {
  calm: 62,
  'lost request': 6,
  'lost answer': 8,
  'late request': 5,
  'late answer': 6,
  doubled: 7,
  refused: 3,
  'answer refused': 3,
} as const;

/** The client gives up after 10 s, and of a card after 30 s. */
const laterMs = [3000, 12_000, 35_000] as const;

/** An answer that takes longer counts as under way no more: the clock of the tab moves on. */
const PATIENCE_MS = 1500;

/** A service that is gone is asked less often: it needs the processor to come back. */
const GONE_MS = 500;

const statuses = [500, 502, 503] as const;

/** What failed on the way, as a browser says it. */
const broken = () => new TypeError('fetch failed');

const never = new Promise<never>(() => undefined);

/** The network of one tab. */
export class Wire {
  readonly #draws: Draws;
  readonly #clock: TabClock;
  readonly #counts: WireCounts;
  /** Requests that the service is answering. */
  #underWay = 0;
  #waiting: (() => void)[] = [];

  constructor(draws: Draws, clock: TabClock, counts: WireCounts) {
    this.#draws = draws;
    this.#clock = clock;
    this.#counts = counts;
  }

  /** Whether the tab waits for time alone. */
  get isQuiet(): boolean {
    return this.#underWay <= 0;
  }

  /** Resolves when it does. */
  untilQuiet(): Promise<void> {
    return this.isQuiet ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  #end(): void {
    this.#underWay -= 1;
    if (!this.isQuiet) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    this.#underWay += 1;
    const delivered = this.#deliver(request).finally(() => this.#end());
    const answer = await Promise.race([delivered, givenUp]);
    if (answer) return answer;
    return Promise.race([never, givenUp]);
  };

  /** @returns Nothing where no answer comes. */
  async #deliver(request: Request): Promise<Response | undefined> {
    this.#counts.requests += 1;
    const body = request.method === 'GET' ? undefined : await request.text();
    const send = (signal?: AbortSignal) => this.#send(request, body, signal);
    const fate = this.#draws.oneOf(fates);
    const isSilent = this.#draws.happens(0.5);
    const laterIn = laterMs[this.#draws.below(laterMs.length)] ?? 0;
    const status = statuses[this.#draws.below(statuses.length)] ?? 500;
    switch (fate) {
      case 'calm':
        return send(request.signal);
      case 'lost request':
      case 'lost answer':
        this.#counts.lost += 1;
        if (fate === 'lost answer') await send();
        if (isSilent) return undefined;
        throw broken();
      case 'late request':
        this.#counts.late += 1;
        return this.#later(laterIn, send);
      case 'late answer': {
        this.#counts.late += 1;
        const answer = await send();
        return this.#later(laterIn, async () => answer);
      }
      case 'doubled': {
        this.#counts.doubled += 1;
        const both = [send(), send()] as const;
        await Promise.allSettled(both);
        return both[isSilent ? 0 : 1];
      }
      default:
        this.#counts.refused += 1;
        if (fate === 'answer refused') await send();
        return new Response('', { status });
    }
  }

  /** Acts when the time of the tab has come; until then the tab waits for time alone. */
  async #later<T>(ms: number, act: () => Promise<T>): Promise<T> {
    this.#end();
    await new Promise<void>((resolve) => this.#clock.setTimeout(resolve, ms));
    this.#underWay += 1;
    return act();
  }

  async #send(
    { url, method, headers }: Request,
    body: string | undefined,
    signal?: AbortSignal,
  ): Promise<Response> {
    const options = {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    };
    let isSlow = false;
    const patience = machine.setTimeout(() => {
      isSlow = true;
      this.#end();
    }, PATIENCE_MS);
    try {
      return await outOfTabs(async () => {
        const answer = await machine.fetch(url, options);
        // In one piece, so that reading it takes no time.
        const text = await answer.text();
        return new Response(text === '' ? null : text, {
          status: answer.status,
          headers: answer.headers,
        });
      });
    } catch (error) {
      if (!signal?.aborted) {
        this.#counts.broken += 1;
        await pause(GONE_MS);
      }
      throw error;
    } finally {
      machine.clearTimeout(patience);
      if (isSlow) this.#underWay += 1;
    }
  }
}
