import type { AgeLimit, Image, Profile, ProfileChanges } from '@foyer/contract';
import type { Message, Port } from '@foyer/core';

/** A picture that a profile may have. ENTITY-004 */
export interface ProfileIconOption {
  id: string;
  image: Image;
}

/** A setting that the wizard collects beside the name. */
export type WizardSetting = 'icon' | 'ageLimit' | 'viewingPin';

/** How the wizard ended; `unsaved` names what the new profile did not get. */
export type ProfileWizardOutput =
  { status: 'created'; id: string; unsaved: readonly WizardSetting[] } | { status: 'cancelled' };

/** What the flow remembers; JSON-safe. */
export interface ProfileWizardContext {
  /** Trimmed, as it was last sent on. */
  name: string;
  icons: readonly ProfileIconOption[];
  /** The first, until another is chosen. */
  iconId: string | undefined;
  /** All of the service, the lowest first. */
  ageLimits: readonly AgeLimit[];
  /** Titles up to it are free; without one nothing is created. PROF-007 */
  defaultAgeLimitId: string | undefined;
  /** Titles above the default age limit open with the PIN; else they are not for this profile. PROF-008 */
  hasViewingPin: boolean;
  /** The profile that was created. From here on nothing is created again. */
  created: Profile | undefined;
  /** It did not get its icon and settings, at least at first. */
  isUnsaved: boolean;
  message: Message | undefined;
}

/** The calls of the wizard. They reject for a 4xx or 5xx answer. */
export interface ProfileWizardPorts {
  listIcons: Port<undefined, readonly ProfileIconOption[]>;
  /** In any order. */
  listAgeLimits: Port<undefined, readonly AgeLimit[]>;
  createProfile: Port<{ name: string }, Profile>;
  editProfile: Port<{ id: string; changes: ProfileChanges }, unknown>;
}
