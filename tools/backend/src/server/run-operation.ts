import type { Operation, OperationId } from '@foyer/contract';
import type { Context as HonoContext } from 'hono';
import type { ControlRoom } from '../control/control-room.ts';
import type { SessionsService } from '../modules/sessions/sessions.service.ts';
import type { Viewer } from '../modules/sessions/viewer.ts';
import { readJson } from './body.ts';
import type { Call, Context } from './call.ts';
import { clientIp } from './client-ip.ts';
import { errorAnswer } from './error-answer.ts';
import { Failure } from './failure.ts';
import { chooseLanguage } from './language.ts';
import type { OperationPath } from './operation-path.ts';
import type { RateLimit } from './rate-limit.ts';
import { readSessionCookie, sessionCookie } from './session-cookie.ts';
import { isSameSite } from './site-check.ts';
import { socketOf } from './socket.ts';
import { assertAnswer, validate } from './validate.ts';

/** What running an operation needs beside the request. */
export interface OperationRunner {
  context: Context;
  sessions: SessionsService;
  writeLimit: RateLimit;
  /** Present with demo powers. */
  control: ControlRoom | undefined;
}

/** A handler of which only its operation knows the types. */
export type AnyHandler = (call: Call<OperationId>) => unknown;

function checkAccess(access: Operation['access'], viewer: Viewer | undefined): void {
  if (access === 'anyone') return;
  if (!viewer) throw new Failure('sessionMissing');
  if (access === 'account' && !viewer.account) throw new Failure('signInRequired');
}

const withoutBody = (operation: Operation): boolean => operation.method === 'get';

/** Answers one request to one operation: site, limits, body, session, access, schema, handler, schema. */
export async function runOperation(
  runner: OperationRunner,
  { operation, path, handler }: { operation: Operation; path: OperationPath; handler: AnyHandler },
  c: HonoContext,
): Promise<Response> {
  const { context, control, sessions } = runner;
  const { config } = context;
  const request = c.req.raw;
  const url = new URL(request.url);
  let viewer: Viewer | undefined;
  const cookies: string[] = [];
  const language = () =>
    chooseLanguage({
      query: url.searchParams.get('lang') ?? undefined,
      session: viewer?.language,
      header: request.headers.get('accept-language') ?? undefined,
    });

  const answer = async (): Promise<Response> => {
    if (!isSameSite(request, config.allowedOrigins)) throw new Failure('accessDenied');
    const ip = clientIp(
      socketOf(c)?.remoteAddress ?? '127.0.0.1',
      request.headers.get('x-forwarded-for') ?? undefined,
      config.trustedProxies,
    );
    if (!withoutBody(operation)) {
      const waitSeconds = runner.writeLimit.take(ip, context.now().getTime());
      if (waitSeconds > 0) throw new Failure('tooManyCodes', { retryAfterSeconds: waitSeconds });
    }
    const body = withoutBody(operation) ? undefined : await readJson(request);
    control?.capture(operation, request, body, context.now());
    const fault = await control?.applyFault(operation.operationId, c);
    if (fault) return fault;

    const token = readSessionCookie(request.headers.get('cookie'));
    viewer = token === undefined ? undefined : await sessions.find(token);
    checkAccess(operation.access, viewer);
    const call = {
      params: validate(operation.params, path.readParams(url.pathname), 'notFound'),
      query: validate(operation.query, Object.fromEntries(url.searchParams), 'invalidRequest'),
      body: validate(operation.body, body ?? {}, 'invalidRequest'),
      viewer,
      language: language(),
      clientIp: ip,
      request,
      setSessionCookie: (session: Parameters<typeof sessionCookie>[0]) =>
        cookies.push(sessionCookie(session)),
    };
    // The table of handlers ties each operation to its own types; here they are all of one kind.
    const reply: unknown = await handler(call as unknown as Call<OperationId>);
    if (reply instanceof Response) return reply;
    if (operation.answer && config.checksAnswers) {
      assertAnswer(operation.operationId, operation.answer, reply);
    }
    const headers = new Headers({
      'cache-control': 'no-store',
      'content-language': { rus: 'ru', eng: 'en', hye: 'hy' }[language()],
      vary: 'accept-language, cookie',
    });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return operation.answer
      ? Response.json(reply, { status: operation.status, headers })
      : new Response(null, { status: operation.status, headers });
  };

  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Failure)) {
      context.print(
        `${operation.operationId} failed: ${error instanceof Error ? error.stack : String(error)}`,
      );
    }
    return errorAnswer(error, language());
  }
}
