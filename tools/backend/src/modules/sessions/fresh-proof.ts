import type { Operation } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { findMaster, saveProof } from './sessions.store.ts';
import type { Viewer } from './viewer.ts';

/** How long a proof is good, in milliseconds. */
const PROOF_MS = 5 * 60 * 1000;

/** A clock that was set back a little makes no proof of the future. */
const CLOCK_DIFFERENCE_MS = 60 * 1000;

type Surroundings = Pick<Context, 'db' | 'now'>;

/** Whether what a call does needs a proof that its body does not bring. docs/decisions/0090 */
export function needsProof(
  { proof }: Operation,
  body: unknown,
  viewer: Pick<Viewer, 'profile'> | undefined,
): boolean {
  if (proof === undefined || proof === 'own') return false;
  if (proof === 'fresh') return true;
  if (proof === 'buyer') return viewer?.profile?.isPinRequired === true;
  const fields = typeof body === 'object' && body !== null ? body : {};
  return proof.some((field) => Reflect.get(fields, field) !== undefined);
}

/**
 * Refuses a session whose holder has not shown lately that the account is theirs.
 *
 * @throws Failure `proofRequired`, with what shows it.
 */
export async function requireProof({ db, now }: Surroundings, viewer: Viewer): Promise<void> {
  const age = now().getTime() - (viewer.provedAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  if (age < PROOF_MS && age > -CLOCK_DIFFERENCE_MS) return;
  const master = viewer.account && (await findMaster(db, viewer.account.id));
  throw new Failure('proofRequired', { proof: master?.pinHash ? 'pin' : 'login' });
}

/** Keeps that the holder of a session has just shown that the account is theirs. */
export async function noteProof({ db, now }: Surroundings, viewer: Viewer): Promise<void> {
  await saveProof(db, viewer.tokenHash, now());
}
