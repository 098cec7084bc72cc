import type { AgeLimit, Profile, ProfileChanges, ProfileType } from '@foyer/contract';
import type { Message, Port } from '@foyer/core';

/** Who looks at the page: a master changes any profile, another only its own, and no limits. */
export interface ProfileViewer {
  id: string;
  type: ProfileType;
}

/** Which profile is edited, and by whom. */
export interface ProfileEditInput {
  profile: Profile;
  viewer: ProfileViewer;
  /** All of the service, in any order. */
  ageLimits: readonly AgeLimit[];
}

/** How the flow ended; a page that is left just stops it. */
export type ProfileEditOutput = { status: 'deleted' };

/** A setting that is saved by itself; `viewing_pin` and `pin_cancel` change both age limits in their own way. */
export type ProfileField = keyof ProfileChanges | 'viewing_pin' | 'pin_cancel';

/** One change on its way to the service. */
export interface ProfileEdit {
  field: ProfileField;
  changes: ProfileChanges;
}

/** What the flow remembers; JSON-safe. It never learns the PIN. */
export interface ProfileEditContext {
  /** As the service has it. */
  profile: Profile;
  viewer: ProfileViewer;
  ageLimits: readonly AgeLimit[];
  /** The first is being saved, the others wait for it; no setting waits twice. */
  edits: readonly ProfileEdit[];
  /** Why a setting stayed as it was; gone with the next change of it. */
  messages: Readonly<Partial<Record<ProfileField | 'deletion', Message>>>;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer. */
export interface ProfileEditPorts {
  /** Asks the viewer for the PIN; true only after the service has found it right. */
  confirmPin: Port<undefined, boolean>;
  editProfile: Port<{ id: string; changes: ProfileChanges }, Profile>;
  deleteProfile: Port<{ id: string }, unknown>;
}
