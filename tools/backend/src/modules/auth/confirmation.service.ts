import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { isSecret } from '../../server/secrets.ts';
import { createAttempts } from '../attempts/attempts.ts';
import { noteProof } from '../sessions/fresh-proof.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import { createCodesService } from './codes.service.ts';
import { listCodes } from './codes.store.ts';

const PASSWORD_LIMIT = { tries: 5, windowSeconds: 600 };

/** Proofs that the caller owns the account. */
export interface Confirmation {
  /**
   * Wrong passwords are counted for each profile, so that a child locks nobody else out.
   *
   * @throws Failure `wrongPassword`, or `tooManyCodes` after five wrong ones in ten minutes.
   */
  checkPassword(viewer: AccountViewer, password: string): Promise<void>;
  /** Accepts the password, or uses up a code that was sent to the account's phone in this session. */
  confirm(
    viewer: AccountViewer,
    proof: { password: string | undefined; code: string | undefined },
    clientIp: string,
  ): Promise<void>;
}

/** Checks proofs against a database. */
export function createConfirmation(context: Context): Confirmation {
  const attempts = createAttempts(context);
  const codes = createCodesService(context);

  const checkPassword = async (viewer: AccountViewer, password: string): Promise<void> => {
    const key = `password:${viewer.profile.id}`;
    const waitSeconds = await attempts.take(key, PASSWORD_LIMIT);
    if (waitSeconds > 0) throw new Failure('tooManyCodes', { retryAfterSeconds: waitSeconds });
    if (!(await isSecret(password, viewer.account.passwordHash))) {
      throw new Failure('wrongPassword');
    }
    await attempts.clear(key);
    await noteProof(context, viewer);
  };

  return {
    checkPassword,
    confirm: async (viewer, { password, code }, clientIp) => {
      if (password !== undefined) return checkPassword(viewer, password);
      const { phone } = viewer.account;
      if (phone === null) throw new Failure('wrongPassword');
      const wanted = { sessionHash: viewer.tokenHash, recipient: phone };
      const [latest] = await listCodes(context.db, wanted, context.now());
      if (code === undefined || !latest) throw new Failure('wrongCode');
      const { recipient, purpose } = latest;
      await codes.use({ recipient, purpose, code }, { viewer, clientIp });
      await noteProof(context, viewer);
    },
  };
}
