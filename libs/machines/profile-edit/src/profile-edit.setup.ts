import { type Profile, type ProfileChanges, highestAgeLimit } from '@foyer/contract';
import { type FailedCall, type FlowMeta, messageOf, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import { ageLimitOf } from './age-limits.ts';
import type { ProfileEditEvent } from './profile-edit.events.ts';
import type {
  ProfileEdit,
  ProfileEditContext,
  ProfileEditInput,
  ProfileEditOutput,
} from './profile-edit.types.ts';
import {
  changedProfile,
  fieldsOf,
  loosens,
  mayChange,
  nameError,
  rightsOf,
  wholeChange,
} from './profile-rules.ts';

interface Change {
  changes: ProfileChanges;
}

/** A profile as it will be when everything that waits is saved. */
export const wantedProfile = ({ profile, edits }: ProfileEditContext): Profile =>
  edits.reduce((wanted, { changes }) => changedProfile(wanted, changes), profile);

const yearsOf = ({ ageLimits }: ProfileEditContext, id: string): number =>
  ageLimitOf(ageLimits, id).age_value;

/** Whether titles above the default age limit are there, and ask for the PIN. PROF-008 */
export function hasViewingPin(context: ProfileEditContext): boolean {
  const { default_age_limit_id: lower, max_age_limit_id: upper } = wantedProfile(context);
  return yearsOf(context, upper) > yearsOf(context, lower);
}

/** Whether there can be titles above the default age limit. PROF-008 */
export function canHaveViewingPin(context: ProfileEditContext): boolean {
  const highest = highestAgeLimit(context.ageLimits);
  const lower = wantedProfile(context).default_age_limit_id;
  return highest !== undefined && yearsOf(context, lower) < highest.age_value;
}

/** With the PIN on viewing a profile sees everything by the PIN; without it nothing above its default age limit. */
const switchedPin = (context: ProfileEditContext, isOn: boolean): ProfileChanges | undefined => {
  const highest = highestAgeLimit(context.ageLimits)?.id;
  const lower = wantedProfile(context).default_age_limit_id;
  return highest === undefined ? undefined : { max_age_limit_id: isOn ? highest : lower };
};

/** No PIN on viewing and no limit either. PIN-016, PIN-017 */
const cancelledPin = ({ ageLimits }: ProfileEditContext): ProfileChanges | undefined => {
  const highest = highestAgeLimit(ageLimits)?.id;
  return highest === undefined
    ? undefined
    : { max_age_limit_id: highest, default_age_limit_id: highest };
};

/** Puts a change in line. One of the same setting that still waits is gone: the viewer has thought again. */
function withEdit(context: ProfileEditContext, edit: ProfileEdit) {
  const { [edit.field]: _told, ...messages } = context.messages;
  const [first, ...waiting] = context.edits;
  const others = waiting.filter(({ field }) => field !== edit.field);
  return { edits: [...(first ? [first] : []), ...others, edit], messages };
}

function withMessage({ edits, messages }: ProfileEditContext, error: unknown) {
  const field = edits[0]?.field;
  return field === undefined ? messages : { ...messages, [field]: messageOf(error) };
}

/** What the machine is made of: its types, ports, rules and steps with a name. */
export const profileEditSetup = setup({
  types: {} as {
    input: ProfileEditInput;
    context: ProfileEditContext;
    events: ProfileEditEvent;
    output: ProfileEditOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    confirmPin: missingPort<undefined, boolean>(
      'confirmPin',
      'Asks the viewer for the PIN; true only after the service has found it right.',
    ),
    editProfile: missingPort<{ id: string; changes: ProfileChanges }, Profile>(
      'editProfile',
      'Changes the profile and answers with all of it.',
    ),
    deleteProfile: missingPort<{ id: string }, unknown>(
      'deleteProfile',
      'Deletes an additional profile.',
    ),
  },
  guards: {
    mayChange: ({ context }, { changes }: Change) =>
      fieldsOf(changes).length > 0 && mayChange(context, changes),
    isBadName: (_, { changes }: Change) => nameError(changes.name) !== undefined,
    maySwitchPin: ({ context }) => rightsOf(context).canLimit && canHaveViewingPin(context),
    mayDelete: ({ context }) => rightsOf(context).canDelete,
    isWaiting: ({ context }) => context.edits.length > 0,
    loosens: ({ context: { profile, edits, ageLimits } }) =>
      edits[0] !== undefined && loosens(profile, edits[0].changes, ageLimits),
    isConfirmed: (_, isRight: boolean) => isRight,
  },
  actions: {
    enqueue: assign(({ context }, { changes }: Change) => {
      const whole = wholeChange(wantedProfile(context), changes, context.ageLimits);
      const [field] = fieldsOf(whole);
      return field === undefined ? {} : withEdit(context, { field, changes: whole });
    }),
    enqueueSwitchedPin: assign(({ context }, { isOn }: { isOn: boolean }) => {
      const changes = switchedPin(context, isOn);
      return changes ? withEdit(context, { field: 'viewing_pin', changes }) : {};
    }),
    enqueueCancelledPin: assign(({ context }) => {
      const changes = cancelledPin(context);
      return changes ? withEdit(context, { field: 'pin_cancel', changes }) : {};
    }),
    tellBadName: assign(({ context: { messages } }, { changes }: Change) => {
      const name = nameError(changes.name);
      return name ? { messages: { ...messages, name } } : {};
    }),
    takeProfile: assign((_, profile: Profile) => ({ profile })),
    dropFirst: assign(({ context }) => ({ edits: context.edits.slice(1) })),
    dropAll: assign({ edits: [] }),
    tellFirst: assign(({ context }, { error }: FailedCall) => ({
      messages: withMessage(context, error),
    })),
    tellDeletion: assign(({ context }, { error }: FailedCall) => ({
      messages: { ...context.messages, deletion: messageOf(error) },
    })),
    hushDeletion: assign(({ context: { messages } }) => {
      const { deletion: _told, ...others } = messages;
      return { messages: others };
    }),
  },
});
