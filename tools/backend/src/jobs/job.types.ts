/** Something that is done again and again while the service runs, by one process of it at a time. */
export interface Job {
  /** Unique; also how it is called by hand. */
  name: string;
  /** Time between two turns, by the service's clock. */
  everyMs: number;
  run: () => Promise<void>;
}
