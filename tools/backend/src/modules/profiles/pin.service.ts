import { DEFAULT_PIN } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { hashSecret, isSecret } from '../../server/secrets.ts';
import { createAttempts } from '../attempts/attempts.ts';
import { findMaster } from '../sessions/sessions.store.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import { updateProfile } from './profiles.store.ts';

const PIN_LIMIT = { tries: 5, windowSeconds: 600 };

/** The PIN of an account. One PIN opens all its profiles, and its tries are counted per profile. */
export interface PinService {
  /**
   * Whether a PIN is the right one.
   *
   * @throws Failure `tooManyPinTries` after five wrong ones in ten minutes.
   */
  isRight(viewer: AccountViewer, pin: string): Promise<boolean>;
  /** @throws Failure `pinIsDefault`, `wrongOldPin` or `tooManyPinTries`. */
  change(viewer: AccountViewer, oldPin: string, newPin: string): Promise<void>;
  /** Puts the default PIN back in force, and forgets the wrong tries of the profile. */
  remove(viewer: AccountViewer): Promise<void>;
}

const attemptKey = (viewer: AccountViewer): string => `pin:${viewer.profile.id}`;

/** The PINs of a database. */
export function createPinService(context: Context): PinService {
  const { db } = context;
  const attempts = createAttempts(context);

  const isRight = async (viewer: AccountViewer, pin: string): Promise<boolean> => {
    const master = await findMaster(db, viewer.account.id);
    const pinHash = master?.pinHash ?? null;
    // Every flow tries 0000 first without asking (PIN-002), and no PIN that was set can be 0000:
    // counting it would lock people out who never typed a wrong PIN.
    if (pin === DEFAULT_PIN) return pinHash === null;
    const waitSeconds = await attempts.take(attemptKey(viewer), PIN_LIMIT);
    if (waitSeconds > 0) throw new Failure('tooManyPinTries', { retryAfterSeconds: waitSeconds });
    const isValid = pinHash !== null && (await isSecret(pin, pinHash));
    if (isValid) await attempts.clear(attemptKey(viewer));
    return isValid;
  };

  const save = async (viewer: AccountViewer, pinHash: string | null): Promise<void> => {
    const master = await findMaster(db, viewer.account.id);
    if (master) await updateProfile(db, master.id, { pinHash });
  };

  return {
    isRight,
    change: async (viewer, oldPin, newPin) => {
      if (newPin === DEFAULT_PIN) throw new Failure('pinIsDefault');
      if (!(await isRight(viewer, oldPin))) throw new Failure('wrongOldPin');
      await save(viewer, await hashSecret(newPin));
    },
    remove: async (viewer) => {
      await save(viewer, null);
      await attempts.clear(attemptKey(viewer));
    },
  };
}
