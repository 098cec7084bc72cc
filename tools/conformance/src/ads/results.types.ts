/** What became of one sample in one break, as the page of the client and the table say it. */
export interface Result {
  slot: string;
  /** Where the content stands, in seconds. */
  time: number;
  /** Each advertisement in one line, in order. */
  /** Each advertisement of the answer in one line. */
  shown: readonly string[];
  standIns: readonly string[];
  breakEvents: readonly string[];
  error?: string;
  /** What `[ERRORCODE]` stands for. */
  code?: number;
  /** Sent while it was asked for: addresses in order. */
  pings: readonly string[];
  /** What was on the screen, and what failed, in order. */
  played: readonly string[];
  /** Sent from the request to the end of the break when it was played, in order. */
  playedPings: readonly string[];
}

/** Results by the name of the file. */
export type Table = Readonly<Record<string, readonly Result[]>>;
