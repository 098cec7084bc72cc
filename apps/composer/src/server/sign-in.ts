import { addressReader, readBody } from '@foyer/server';
import { secret, type Secret } from '@foyer/secret';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { AskEditor } from './ask-editor.ts';
import type { ComposerEnv } from './env.ts';
import type { EditorSession, EditorSessions } from './editor-sessions.ts';

const cookieName = 'composer_session';
/** A token and the names round it; what is larger is not read. */
const MOST_BYTES = 2048;

const signInSchema = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) });

/** What signing in needs. */
export interface SignIn {
  env: ComposerEnv;
  sessions: EditorSessions;
  askEditor: AskEditor;
}

/** Finds who asks: the session of the cookie, or the one person at this machine. */
export function sessionReader({ env, sessions, askEditor }: SignIn) {
  const addressOf = addressReader(env.isTrustedProxy);
  return async (context: Context): Promise<EditorSession | undefined> => {
    const found = sessions.find(getCookie(context, cookieName));
    if (found) return found;
    if (env.ownToken === undefined) return undefined;
    const editor = await askEditor(env.ownToken, addressOf(context));
    return editor && { editor, token: env.ownToken };
  };
}

async function readToken(request: Request): Promise<Secret | undefined> {
  try {
    const read = v.safeParse(signInSchema, JSON.parse(await readBody(request, MOST_BYTES)));
    return read.success ? secret(read.output.token) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * `GET /session` says who edits and which sites there are; `POST` opens a session by a token, `DELETE` ends it. A wrong token
 * answers 403, any past the limit of wrong ones 429 with `retry-after`.
 */
export function signInRoutes(options: SignIn): Hono {
  const { env, sessions, askEditor } = options;
  const read = sessionReader(options);
  const addressOf = addressReader(env.isTrustedProxy);
  const isSecure = env.publicOrigin?.startsWith('https:') === true;
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  app.get('/session', async (c) => {
    const session = await read(c);
    return session
      ? c.json({
          editor: session.editor,
          sites: env.sites,
          can_sign_out: env.ownToken === undefined,
          // A folder of pages takes no pictures and keeps no plans. Decision 0133
          can_schedule: env.pagesDir === undefined,
          can_upload: env.pagesDir === undefined,
        })
      : c.json({ error: 'signed_out' }, 401);
  });
  app.post('/session', async (c) => {
    const token = await readToken(c.req.raw);
    const editor = token && (await askEditor(token, addressOf(c)));
    if (!token || !editor) return c.json({ error: 'refused' }, 403);
    // A session from before the sign-in may be known to others.
    sessions.close(getCookie(c, cookieName));
    setCookie(c, cookieName, sessions.open({ editor, token }), {
      httpOnly: true,
      secure: isSecure,
      sameSite: 'Strict',
      path: '/',
    });
    return c.body(null, 204);
  });
  app.delete('/session', (c) => {
    sessions.close(getCookie(c, cookieName));
    setCookie(c, cookieName, '', {
      httpOnly: true,
      secure: isSecure,
      sameSite: 'Strict',
      path: '/',
      maxAge: 0,
    });
    return c.body(null, 204);
  });
  return app;
}
