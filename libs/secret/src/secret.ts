const inspectKey = Symbol.for('nodejs.util.inspect.custom');

/**
 * A PIN, password, one-time code or card field on its way to the port that sends it.
 *
 * JSON leaves it out, text and inspectors show `[secret]`: a context, a snapshot or a log may hold one safely.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The value itself; only for ports that send it and guards that check its form. */
  reveal(): string {
    return this.#value;
  }

  toJSON(): undefined {
    return undefined;
  }

  toString(): string {
    return '[secret]';
  }

  [inspectKey](): string {
    return '[secret]';
  }
}

/** Puts a value into its box, as early as the view that reads it from an input. */
export const secret = (value: string): Secret => new Secret(value);
