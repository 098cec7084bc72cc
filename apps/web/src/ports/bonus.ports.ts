import type { BonusPorts } from '@foyer/bonus';
import { type Client, confirmBonus, getBonusProgram, getUser, registerBonus } from '@foyer/client';

/** The calls of joining a bonus program. BONUS-017, BONUS-018 */
export const bonusPorts = (client: Client): BonusPorts => ({
  findOffer: async ({ programId }, signal) => {
    const [program, { phone, email }] = await Promise.all([
      getBonusProgram(client, { id: programId }, signal),
      getUser(client, signal),
    ]);
    return { program, ownLogin: program.required_login_type === 'phone' ? phone : email };
  },
  register: async ({ programId, login, loginType }, signal) => {
    const answer = await registerBonus(client, { id: programId, login, loginType }, signal);
    const { status, request_id: requestId, resend_after: resendAfterSeconds } = answer;
    return { status, requestId, resendAfterSeconds };
  },
  confirm: ({ programId, requestId, code }, signal) =>
    confirmBonus(
      client,
      { id: programId, action: 'register', requestId, confirmationCode: code },
      signal,
    ),
});
