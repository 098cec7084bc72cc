interface Timer {
  id: number;
  /** When it fires, in milliseconds since the start. */
  at: number;
  fire: () => void;
}

/** A clock that moves only when told, one timer at a time, so that a timer set by a timer gets its own turn. */
export class ManualClock {
  #now = 0;
  #lastId = 0;
  readonly #timers = new Map<number, Timer>();
  readonly #onSet: (id: number) => void;

  /** @param onSet - Called with each new timer's id. */
  constructor(onSet: (id: number) => void = () => {}) {
    this.#onSet = onSet;
  }

  /** Milliseconds since the start. */
  get now(): number {
    return this.#now;
  }

  setTimeout(fire: () => void, delay: number): number {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { id: this.#lastId, at: this.#now + delay, fire });
    this.#onSet(this.#lastId);
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** Timers that have not fired, the next one first. */
  get pending(): readonly { id: number; at: number }[] {
    return [...this.#timers.values()].sort((a, b) => a.at - b.at || a.id - b.id);
  }

  /** Moves on, firing what falls due on the way in its order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) this.fire(next.id);
    this.#now = Math.max(this.#now, end);
  }

  /** Moves on without firing anything; what has fallen due fires with the next {@link advance}. */
  pass(ms: number): void {
    this.#now += ms;
  }

  /** Fires one timer, moving on to its time if that has not come. */
  fire(id: number): void {
    const timer = this.#timers.get(id);
    if (!timer) return;
    this.#timers.delete(id);
    this.#now = Math.max(this.#now, timer.at);
    timer.fire();
  }

  #next(end: number): Timer | undefined {
    const [first] = this.pending;
    return first && first.at <= end ? this.#timers.get(first.id) : undefined;
  }
}
