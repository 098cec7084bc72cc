/** Requests a file; tells each part as it arrives, and settles with undefined where the file failed. */
export type RequestParts = (
  url: string,
  onPart: (part: Uint8Array) => void,
  signal: AbortSignal,
) => Promise<unknown>;

/** Several files as one stream of parts. */
export interface Feed {
  /**
   * Takes the parts that are there and all that come, in the files' order.
   *
   * @param isEnough - While it says so, no further file is asked for. @default it never is
   */
  connect: (take: (part: Uint8Array) => void, isEnough?: () => boolean) => void;
  /** Asks for no further file; what is under way still arrives. The first two files always do. */
  finish: () => void;
  /** Ends also what is under way: it is wanted no more, and takes the link from what is. */
  drop: () => void;
  /** Settles when all that was asked for has been handed over, or a file failed, which is false. */
  done: Promise<boolean>;
}

/** How often to look whether more is wanted, in ms. */
const LOOK_MS = 100;

/**
 * Requests files and keeps their parts until someone takes them. The first two travel together: the start of a
 * rendition is small, and waiting for it would cost a round trip. The others follow one by one, so that they do not
 * take the link from what is wanted first.
 */
export function openFeed(urls: readonly string[], request: RequestParts): Feed {
  const kept: Uint8Array[][] = urls.map(() => []);
  let turn = 0;
  let isFinishing = false;
  const abort = new AbortController();
  let isEnough = () => false;
  let take: ((part: Uint8Array) => void) | undefined;
  const flush = () => {
    for (const part of take ? (kept[turn]?.splice(0) ?? []) : []) take?.(part);
  };
  let connect = () => {};
  const connected = new Promise<void>((resolve) => {
    connect = resolve;
  });
  const ask = (index: number) =>
    request(
      urls[index] ?? '',
      (part) => {
        kept[index]?.push(part);
        if (index === turn) flush();
      },
      abort.signal,
    );

  const isMoreWanted = async (): Promise<boolean> => {
    if (isFinishing || !isEnough()) return !isFinishing;
    await new Promise((go) => setTimeout(go, LOOK_MS));
    return isMoreWanted();
  };

  const run = async () => {
    const first = [ask(0), ...(urls.length > 1 ? [ask(1)] : [])];
    for (let index = 0; index < urls.length; index += 1) {
      if (index >= first.length && !(await isMoreWanted())) return true;
      const answer = await (first[index] ?? ask(index));
      if (!answer) return false;
      await connected;
      flush();
      turn = index + 1;
      flush();
    }
    return true;
  };
  return {
    connect: (taker, enough = isEnough) => {
      take = taker;
      isEnough = enough;
      flush();
      connect();
    },
    finish: () => {
      isFinishing = true;
    },
    drop: () => {
      isFinishing = true;
      abort.abort();
    },
    done: run(),
  };
}
