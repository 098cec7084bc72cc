import type { Message, Port } from '@foyer/core';

/** Whose channels are chosen. */
export interface ProfileChannelsInput {
  /** Of the profile. */
  id: string;
  /** Ids of the channels that it does not want, as the service has them. */
  hidden: readonly string[];
  /** Whether the viewer may choose: the profile itself, or the master. */
  canEdit: boolean;
}

/** A switch that was pressed. */
export interface ChannelChoice {
  id: string;
  isHidden: boolean;
}

/** What the flow remembers; JSON-safe. */
export interface ProfileChannelsContext {
  id: string;
  canEdit: boolean;
  /** As the service has them. */
  hidden: readonly string[];
  /** On their way to the service. */
  sent: readonly ChannelChoice[];
  /** Made since then; they go together, when the call before them has ended. */
  waiting: readonly ChannelChoice[];
  /** Channels whose last choice was not saved. */
  failed: readonly string[];
  /** Why it was not; there as long as `failed` is not empty. */
  message: Message | undefined;
}

/** The call of the flow. It rejects for a 4xx or 5xx answer. */
export interface ProfileChannelsPorts {
  setHiddenChannels: Port<{ id: string; hidden: readonly string[] }, readonly string[]>;
}
