import type { Profile } from '@foyer/contract';
import type { Message, Port, Secret } from '@foyer/core';
import type { PinPorts } from '@foyer/pin';

/** How the viewer may leave. */
export interface ProfilesInput {
  /** False at the start of the page and after a registration: the viewer has to say who is watching. START-020, LOGIN-043 */
  isClosable: boolean;
  /** Whether an account with one profile is not asked: there is nothing to choose. Decision 0100 */
  skipsSingle: boolean;
}

/** How the selection ended; `add` leads to the making of a profile and back. */
export interface ProfilesOutput {
  status: 'chosen' | 'add' | 'closed';
}

/** Who can watch, and who does. */
export interface Household {
  /** The master first. */
  profiles: readonly Profile[];
  /** Id of the profile in force; absent when it is not known. */
  currentId: string | undefined;
}

/** What the flow remembers; JSON-safe. */
export interface ProfilesContext extends Household, ProfilesInput {
  /** The profile that is being switched to. */
  wantedId: string | undefined;
  /** A right PIN on its way to the switch. */
  pin: Secret | undefined;
  message: Message | undefined;
}

/** The calls and effects of the flow. Calls reject for a 4xx or 5xx answer; effects must not throw. */
export interface ProfilesPorts extends PinPorts {
  listProfiles: Port<undefined, Household>;
  /** Rejects with 1000110 when the PIN is needed or wrong. Decision 0021 */
  switchProfile: Port<{ id: string; pin: Secret | undefined }, unknown>;
  /** Settles when the page has heard that another profile than this is in force now, as another tab may have switched. */
  otherViewer: Port<{ currentId: string | undefined }, unknown>;
  /** The viewer has said who is watching, or will not: they need not be asked again for a while. */
  settled(): void;
  /** Another profile is in force now: all that is known of the old one is out of date. PROF-011, PROF-012, PROF-013 */
  switched(): void;
}
