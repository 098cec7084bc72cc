/** Names the device to the service. */
const device = { 'x-device-uid': 'abuse-bench' };

/**
 * Starts a session without an account.
 *
 * @param api - Origin of the service.
 * @returns Its cookie.
 * @throws Error when there is none.
 */
export async function startVisitor(api: string): Promise<string> {
  const answer = await fetch(`${api}/api/v1/sessions/visitor`, { method: 'POST', headers: device });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`No session: ${answer.status}`);
  return cookie;
}

/**
 * Types a wrong password.
 *
 * @param from - Address of the viewer, as a trusted proxy tells it.
 * @returns The status of the answer.
 */
export async function typePassword(
  api: string,
  { cookie, login, from }: { cookie: string; login: string; from: string },
): Promise<number> {
  const { status } = await fetch(`${api}/api/v1/sessions`, {
    method: 'POST',
    headers: { ...device, cookie, 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({
      login,
      login_mode: 'authorize',
      login_type: 'email',
      password: 'wrong password',
    }),
  });
  return status;
}
