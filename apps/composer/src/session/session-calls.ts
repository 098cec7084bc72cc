import * as v from 'valibot';

const sessionSchema = v.object({
  editor: v.object({ name: v.string(), role: v.picklist(['viewer', 'editor', 'publisher']) }),
  sites: v.array(v.object({ label: v.string(), name: v.string(), origin: v.string() })),
  can_sign_out: v.boolean(),
  can_schedule: v.boolean(),
  can_upload: v.boolean(),
});
/** Who edits here, and the sites that the pages are shown on. */
export type Session = v.InferOutput<typeof sessionSchema>;

/** The session; nothing for who has to sign in. Rejects where the composer's server does not answer. */
export async function readSession(): Promise<Session | undefined> {
  const answer = await fetch('/session');
  if (answer.status === 401) return undefined;
  if (!answer.ok) throw new Error(`The session answers ${answer.status}`);
  return v.parse(sessionSchema, await answer.json());
}

/** How signing in ended. */
export type SignInAnswer = { status: 'in' | 'refused' } | { status: 'limited'; minutes: number };

/** Opens a session: `refused` for a wrong token, `limited` after too many. Rejects without such an answer. */
export async function signIn(token: string): Promise<SignInAnswer> {
  const answer = await fetch('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (answer.status === 403) return { status: 'refused' };
  if (answer.status === 429) {
    const minutes = Math.ceil(Number(answer.headers.get('retry-after')) / 60);
    return { status: 'limited', minutes: Math.max(minutes, 1) };
  }
  if (!answer.ok) throw new Error(`Signing in answers ${answer.status}`);
  return { status: 'in' };
}

/** Ends the session. */
export async function signOut(): Promise<void> {
  await fetch('/session', { method: 'DELETE' });
}
