import type { Operation, OperationId } from '@foyer/contract';
import type { Context as HonoContext } from 'hono';
import type { ControlRoom } from '../control/control-room.ts';
import type { SessionsService } from '../modules/sessions/sessions.service.ts';
import type { Viewer } from '../modules/sessions/viewer.ts';
import { readJson, readTextBody } from './body.ts';
import type { Call, Context } from './call.ts';
import { clientIp, networkOf } from './client-ip.ts';
import { errorAnswer } from './error-answer.ts';
import { Failure } from './failure.ts';
import { isGeoBlocked } from './geo-block.ts';
import { chooseLanguage } from './language.ts';
import type { OperationPath } from './operation-path.ts';
import { answerBytes } from './prepared-answer.ts';
import type { RateLimit } from './rate-limit.ts';
import { isEmbedded, readSessionToken, sessionCookie } from './session-cookie.ts';
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

function checkAccess(operation: Operation, viewer: Viewer | undefined): void {
  const { access, allows = [] } = operation;
  if (access === 'anyone') return;
  if (!viewer) throw new Failure('sessionMissing');
  if (viewer.isStale && !allows.includes('stale')) throw new Failure('sessionStale');
  if (access === 'session') return;
  if (!viewer.account) throw new Failure('signInRequired');
  if (viewer.state === 'restricted' && !allows.includes('restricted')) {
    throw new Failure('sessionRestricted');
  }
  const isChange = operation.method !== 'get';
  if (viewer.account.isBlocked && isChange && !allows.includes('blocked')) {
    throw new Failure('accountBlocked');
  }
  if (access === 'master' && viewer.profile?.type !== 'master') throw new Failure('masterOnly');
}

/** A restricted session is a visitor's to every call that does not ask for its account. SESS-006. */
function asCaller({ allows = [] }: Operation, viewer: Viewer | undefined): Viewer | undefined {
  if (viewer?.state !== 'restricted' || allows.includes('restricted')) return viewer;
  return { ...viewer, account: undefined, profile: undefined };
}

const withoutBody = (operation: Operation): boolean => operation.method === 'get';

async function bodyOf(operation: Operation, request: Request): Promise<unknown> {
  if (withoutBody(operation)) return undefined;
  return operation.textBody ? readTextBody(request, operation.textBody) : readJson(request);
}

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
    const peer = socketOf(c)?.remoteAddress ?? '127.0.0.1';
    if (isGeoBlocked(request.headers, config.isTrustedProxy(peer), config.geoBlock)) {
      throw new Failure('geoBlocked');
    }
    const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined;
    const ip = clientIp(peer, forwardedFor, config.isTrustedProxy);
    if (!withoutBody(operation)) {
      const waitSeconds = runner.writeLimit.take(networkOf(ip), context.now().getTime());
      if (waitSeconds > 0) throw new Failure('tooManyCalls', { retryAfterSeconds: waitSeconds });
    }
    const body = await bodyOf(operation, request);
    control?.capture(operation, request, body, context.now());
    const fault = await control?.applyFault(operation.operationId, c);
    if (fault) return fault;

    const token = readSessionToken(request.headers);
    viewer = token === undefined ? undefined : await sessions.find(token);
    checkAccess(operation, viewer);
    const call = {
      params: validate(operation.params, path.readParams(url.pathname), 'notFound'),
      query: validate(operation.query, Object.fromEntries(url.searchParams), 'invalidRequest'),
      headers: validate(operation.headers, Object.fromEntries(request.headers), 'invalidRequest'),
      body: validate(operation.body, body ?? {}, 'invalidRequest'),
      viewer: asCaller(operation, viewer),
      language: language(),
      clientIp: ip,
      request,
      setSessionCookie: (session: Parameters<typeof sessionCookie>[0]) =>
        cookies.push(sessionCookie(session, isEmbedded(request.headers))),
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
    if (!operation.answer) return new Response(null, { status: operation.status, headers });
    headers.set('content-type', 'application/json');
    return new Response(answerBytes(reply), { status: operation.status, headers });
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
