/** The part of a source buffer that a queue needs. */
export type AppendTarget = Pick<SourceBuffer, 'updating' | 'appendBuffer'> &
  Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Appends parts in their order, as soon as the buffer takes them. */
export interface AppendQueue {
  append: (part: Uint8Array) => void;
  /** Settles when nothing is left; false if the buffer has refused something, after which it gets nothing more. */
  idle: () => Promise<boolean>;
  /** Drops what waits. */
  stop: () => void;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, { byteLength }) => size + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** Makes the queue of one source buffer. What comes while it works is appended in one go. */
export function createAppendQueue(buffer: AppendTarget): AppendQueue {
  let waiting: Uint8Array[] = [];
  let isRefused = false;
  let settle: (() => void)[] = [];

  const isBusy = () => buffer.updating || waiting.length > 0;
  const go = () => {
    if (!buffer.updating && waiting.length > 0) {
      const parts = joined(waiting);
      waiting = [];
      try {
        buffer.appendBuffer(parts);
      } catch {
        refuse();
      }
    }
    if (isBusy()) return;
    for (const tell of settle) tell();
    settle = [];
  };
  const refuse = () => {
    isRefused = true;
    waiting = [];
  };
  buffer.addEventListener('updateend', go);
  buffer.addEventListener('error', refuse);

  return {
    append: (part) => {
      if (isRefused) return;
      waiting.push(part);
      go();
    },
    idle: async () => {
      if (isBusy()) await new Promise<void>((resolve) => settle.push(resolve));
      return !isRefused;
    },
    stop: () => {
      waiting = [];
      buffer.removeEventListener('updateend', go);
      buffer.removeEventListener('error', refuse);
      for (const tell of settle) tell();
      settle = [];
    },
  };
}
