/** Another channel that is one press away. */
export interface ZapChannel {
  name: string;
  go: () => void;
  /** Asks for what it needs, before it is pressed; may be called often. */
  prepare: () => void;
}

/** The neighbours of a channel in the list of channels. */
export interface Zap {
  previous: ZapChannel;
  next: ZapChannel;
}
