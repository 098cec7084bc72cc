import { DEFAULT_PIN } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { hashSecret, isSecret } from '../../server/secrets.ts';
import { createAttempts, type Limit } from '../attempts/attempts.ts';
import { createChangeMessages } from '../messages/change-messages.ts';
import { tellOfChange } from '../messages/tell-of-change.ts';
import { noteProof } from '../sessions/fresh-proof.ts';
import { findMaster, forgetOtherProofs } from '../sessions/sessions.store.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import { updateProfile } from './profiles.store.ts';

/** Counted for the account: a child has several profiles and devices to guess from. */
const PIN_LIMITS: readonly Limit[] = [
  { tries: 5, windowSeconds: 600 },
  { tries: 15, windowSeconds: 24 * 3600 },
];

/** The PIN of an account. One PIN opens all its profiles. */
export interface PinService {
  /**
   * Whether a PIN is the right one. One that was set shows that the account is the caller's.
   *
   * @throws Failure `tooManyPinTries` after five wrong ones in ten minutes, and after fifteen in a day.
   */
  isRight(viewer: AccountViewer, pin: string): Promise<boolean>;
  /** @throws Failure `pinIsDefault`, `wrongOldPin`, `tooManyPinTries`, and `masterOnly` where none is set yet. */
  change(viewer: AccountViewer, oldPin: string, newPin: string): Promise<void>;
  /** Puts the default PIN back in force, and forgets the wrong tries. */
  remove(viewer: AccountViewer): Promise<void>;
}

const keyOf = ({ account }: AccountViewer, { windowSeconds }: Limit): string =>
  `pin:${account.id} ${windowSeconds}`;

/** The PINs of a database. */
export function createPinService(context: Context): PinService {
  const { db } = context;
  const attempts = createAttempts(context);
  const messages = createChangeMessages(context);

  const forgetTries = async (viewer: AccountViewer): Promise<void> => {
    for (const limit of PIN_LIMITS) await attempts.clear(keyOf(viewer, limit));
  };

  /** Where a wrong PIN was the last of its tries, guessing stops for a while, and the owner reads of it. */
  const tellOfLock = async (viewer: AccountViewer): Promise<void> => {
    const isOver = (limit: Limit) => attempts.isOver(keyOf(viewer, limit), limit.tries);
    if (!(await Promise.all(PIN_LIMITS.map(isOver))).includes(true)) return;
    const change = 'pin_guesses';
    await tellOfChange(db, { accountId: viewer.account.id, change }, context.now());
    await messages.send(viewer.account, change, viewer);
  };

  const isRight = async (viewer: AccountViewer, pin: string): Promise<boolean> => {
    const master = await findMaster(db, viewer.account.id);
    const pinHash = master?.pinHash ?? null;
    // Every flow tries 0000 first without asking (PIN-002), and no PIN that was set can be 0000:
    // counting it would lock people out who never typed a wrong PIN.
    if (pin === DEFAULT_PIN) return pinHash === null;
    for (const limit of PIN_LIMITS) {
      const waitSeconds = await attempts.take(keyOf(viewer, limit), limit);
      if (waitSeconds > 0) throw new Failure('tooManyPinTries', { retryAfterSeconds: waitSeconds });
    }
    const isValid = pinHash !== null && (await isSecret(pin, pinHash));
    if (!isValid) {
      await tellOfLock(viewer);
      return false;
    }
    await forgetTries(viewer);
    await noteProof(context, viewer);
    return true;
  };

  const save = async (viewer: AccountViewer, pinHash: string | null): Promise<void> => {
    const master = await findMaster(db, viewer.account.id);
    if (!master) return;
    await db.transaction(async (tx) => {
      await updateProfile(tx, master.id, { pinHash });
      // What the old PIN has shown holds no longer.
      await forgetOtherProofs(tx, { accountId: viewer.account.id, tokenHash: viewer.tokenHash });
    });
  };

  return {
    isRight,
    change: async (viewer, oldPin, newPin) => {
      if (newPin === DEFAULT_PIN) throw new Failure('pinIsDefault');
      if (!(await isRight(viewer, oldPin))) throw new Failure('wrongOldPin');
      // A child that set the first PIN would shut its parents out.
      if (oldPin === DEFAULT_PIN && viewer.profile.type !== 'master') {
        throw new Failure('masterOnly');
      }
      await save(viewer, await hashSecret(newPin));
    },
    remove: async (viewer) => {
      await save(viewer, null);
      await forgetTries(viewer);
    },
  };
}
