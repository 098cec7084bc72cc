import {
  type CallerRights,
  type Operation,
  type OperationId,
  type PageAccess,
  refusalFor,
} from '@foyer/contract';
import { labelOf, networkOf, noteOnRequest, viewerAddress, viewerUrl } from '@foyer/server';
import type { Context as HonoContext } from 'hono';
import type { CapturedCall } from '../control/captured-requests.ts';
import type { ControlRoom } from '../control/control-room.ts';
import { createChildDevices, isChildDevice } from '../modules/sessions/child-devices.ts';
import { createChangeMessages } from '../modules/messages/change-messages.ts';
import { changeBy, tellOfChange } from '../modules/messages/tell-of-change.ts';
import { needsProof, requireProof } from '../modules/sessions/fresh-proof.ts';
import type { SessionsService } from '../modules/sessions/sessions.service.ts';
import type { AccountViewer, Viewer } from '../modules/sessions/viewer.ts';
import { readFileBody, readJson, readTextBody } from './body.ts';
import type { Call, Context } from './call.ts';
import { errorAnswer } from './error-answer.ts';
import { Failure } from './failure.ts';
import { isGeoBlocked } from './geo-block.ts';
import { chooseLanguage } from './language.ts';
import type { OperationPath } from './operation-path.ts';
import { type PageCallers, readPageToken } from './page-callers.ts';
import { answerBytes } from './prepared-answer.ts';
import { isEmbedded, readSessionToken, sessionCookie } from './session-cookie.ts';
import { isSameSite, siteOf } from './site-check.ts';
import { socketOf } from './socket.ts';
import { assertAnswer, validate } from './validate.ts';
import type { WriteLimits } from './write-limits.ts';

/** What running an operation needs beside the request. */
export interface OperationRunner {
  context: Context;
  sessions: SessionsService;
  pageCallers: PageCallers;
  writes: WriteLimits;
  /** Present with demo powers. */
  control: ControlRoom | undefined;
}

/** A handler of which only its operation knows the types. */
export type AnyHandler = (call: Call<OperationId>) => unknown;

function checkAccess(operation: Operation, viewer: Viewer | undefined): void {
  const refusal = refusalFor(operation, viewer && rightsOf(viewer));
  if (refusal) throw new Failure(refusal);
}

const rightsOf = ({ account, profile, isChild, isStale, state }: Viewer): CallerRights => ({
  isStale,
  hasAccount: account !== undefined,
  isRestricted: state === 'restricted',
  isBlocked: account?.isBlocked === true,
  isChild,
  isMaster: profile?.type === 'master',
});

/** Who calls without a session from a device that a child has watched on. */
const heldNobody: Viewer = {
  tokenHash: '',
  codeKey: undefined,
  state: 'normal',
  isStale: false,
  language: undefined,
  label: undefined,
  deviceUid: undefined,
  provedAt: undefined,
  signedInAt: undefined,
  account: undefined,
  profile: undefined,
  heldBy: undefined,
  isChild: false,
};

/** A restricted session is a visitor's to every call that does not ask for its account. SESS-006. */
function asCaller({ allows = [] }: Operation, viewer: Viewer | undefined): Viewer | undefined {
  if (viewer?.state !== 'restricted' || allows.includes('restricted')) return viewer;
  return { ...viewer, account: undefined, profile: undefined, isChild: false };
}

/** A page inside another site's page has cookies of that site alone, which would hold nothing else. */
const isWatchedByChild = (viewer: Viewer): viewer is AccountViewer =>
  viewer.isChild && viewer.account !== undefined && viewer.profile !== undefined;

/** The access of a call that makes pages; absent of viewers' calls. */
const pageAccessOf = ({ access }: Operation): PageAccess | undefined =>
  access.startsWith('page-') ? (access as PageAccess) : undefined;

const noFile = Buffer.alloc(0);

const withoutBody = (operation: Operation): boolean => operation.method === 'get';

async function bodyOf(operation: Operation, request: Request): Promise<unknown> {
  if (withoutBody(operation) || operation.fileBody) return undefined;
  return operation.textBody ? readTextBody(request, operation.textBody) : readJson(request);
}

/** Answers one request to one operation: site, limits, body, schema, session, access, proof, handler, schema. */
export async function runOperation(
  runner: OperationRunner,
  { operation, path, handler }: { operation: Operation; path: OperationPath; handler: AnyHandler },
  c: HonoContext,
): Promise<Response> {
  const { context, control, sessions, writes, pageCallers } = runner;
  const { config } = context;
  const devices = createChildDevices(context);
  const request = c.req.raw;
  const url = new URL(request.url);
  noteOnRequest({ operation: operation.operationId });
  let viewer: Viewer | undefined;
  let leave: (() => void) | undefined;
  let noted: CapturedCall | undefined;
  const cookies: string[] = [];
  const ownHeaders: [string, string][] = [];
  const language = () =>
    chooseLanguage({
      query: url.searchParams.get('lang') ?? undefined,
      session: viewer?.language,
      header: request.headers.get('accept-language') ?? undefined,
    });

  const answer = async (): Promise<Response> => {
    const peer = socketOf(c)?.remoteAddress ?? '127.0.0.1';
    const { origin } = viewerUrl(request, peer, config.isTrustedProxy);
    if (!isSameSite(request, [origin, ...config.allowedOrigins])) {
      throw new Failure('accessDenied');
    }
    if (isGeoBlocked(request.headers, config.isTrustedProxy(peer), config.geoBlock)) {
      throw new Failure('geoBlocked');
    }
    const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined;
    const ip = viewerAddress(peer, forwardedFor, config.isTrustedProxy);
    const pageAccess = pageAccessOf(operation);
    const token = pageAccess ? undefined : readSessionToken(request.headers);
    const network = networkOf(ip);
    const pageToken = pageAccess && readPageToken(request.headers);
    const writer = { network, token: token ?? pageToken };
    const isWrite = !withoutBody(operation);
    if (isWrite) writes.count(writer, context.now().getTime());
    // Before a body is read, which may be large.
    const editor = pageAccess && (await pageCallers.admit(pageAccess, request.headers, network));
    const file = operation.fileBody ? await readFileBody(request, operation.fileBody) : noFile;
    const body = await bodyOf(operation, request);
    noted = control?.capture(operation, request, body, context.now());
    const fault = await control?.applyFault(operation.operationId, c, noted);
    if (fault) return fault;

    // Before the session is looked for, which costs more than all of this.
    const input = {
      params: validate(operation.params, path.readParams(url.pathname), 'notFound'),
      query: validate(operation.query, Object.fromEntries(url.searchParams), 'invalidRequest'),
      // Few operations name any, and all others would be sorted for nothing.
      headers:
        operation.headers &&
        validate(operation.headers, Object.fromEntries(request.headers), 'invalidRequest'),
      body: validate(operation.body, body ?? {}, 'invalidRequest'),
    };

    // Not before the body has come: who sends it slowly takes no place from others.
    if (isWrite) leave = writes.begin();
    const label = labelOf(request.headers, peer, config.isTrustedProxy);
    const found = token === undefined ? undefined : await sessions.find(token);
    viewer = found && { ...found, label };
    if (isWrite && !viewer && !editor) writes.countUnknown(writer, context.now().getTime());
    if (!editor) checkAccess(operation, viewer);
    const caller = asCaller(operation, viewer);
    const heldBy = caller?.account ? undefined : await devices.find(request.headers);
    const call = {
      ...input,
      file,
      editor,
      viewer: heldBy ? { ...(caller ?? heldNobody), heldBy, label } : caller,
      language: language(),
      label,
      clientIp: ip,
      siteUrl: siteOf(request, [origin, ...config.allowedOrigins]),
      request,
      holdDevice: async (child: Parameters<Call<OperationId>['holdDevice']>[0]) => {
        const cookie = await (child
          ? devices.hold(child, request.headers)
          : devices.free(request.headers));
        if (cookie !== undefined) cookies.push(cookie);
      },
      setHeader: (name: string, value: string) => ownHeaders.push([name, value]),
      setSessionCookie: (session: Parameters<typeof sessionCookie>[0]) =>
        cookies.push(sessionCookie(session, isEmbedded(request.headers))),
    };
    const isProved = needsProof(operation, call.body, viewer);
    if (viewer && isProved) await requireProof(context, viewer);
    // The table of handlers ties each operation to its own types; here they are all of one kind.
    if (viewer && isWatchedByChild(viewer) && !isChildDevice(request.headers)) {
      await call.holdDevice({ accountId: viewer.account.id, profileId: viewer.profile.id });
    }
    const reply: unknown = await handler(call as unknown as Call<OperationId>);
    const change =
      isProved || operation.proof === 'own' ? changeBy(operation.operationId) : undefined;
    if (viewer?.account && change) {
      const { account } = viewer;
      await tellOfChange(context.db, { accountId: account.id, change }, context.now());
      await createChangeMessages(context).send(account, change, viewer);
    }
    if (reply instanceof Response) return reply;
    if (operation.answer && config.checksAnswers) {
      assertAnswer(operation.operationId, operation.answer, reply);
    }
    const headers = new Headers({
      'cache-control': 'no-store',
      'content-language': { rus: 'ru', eng: 'en', hye: 'hy' }[language()],
      vary: 'accept-language, cookie',
    });
    for (const [name, value] of ownHeaders) headers.set(name, value);
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    if (!operation.answer) return new Response(null, { status: operation.status, headers });
    headers.set('content-type', 'application/json');
    return new Response(answerBytes(reply), { status: operation.status, headers });
  };

  const answerOrRefuse = async (): Promise<Response> => {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof Failure) noteOnRequest({ refusal: error.error });
      else context.log.error('A call failed', error, { operation: operation.operationId });
      return errorAnswer(error, language());
    } finally {
      leave?.();
    }
  };
  const response = await answerOrRefuse();
  return noted ? noted.answered(response) : response;
}
