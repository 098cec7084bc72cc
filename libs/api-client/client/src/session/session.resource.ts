import {
  createDemoSessionOperation,
  deleteSessionOperation,
  getSessionOperation,
  setLanguageOperation,
  type Language,
  type Session,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** Starts a session without an account; its cookie comes with the answer. */
export function createDemoSession(client: Client, signal?: AbortSignal): Promise<Session> {
  return client.call(createDemoSessionOperation, {}, signal);
}

/** The running session. @throws {@link ApiError} 1000023 when there is none. */
export function getSession(client: Client, signal?: AbortSignal): Promise<Session> {
  return client.call(getSessionOperation, {}, signal);
}

/** Signs out; the cookie is gone with the answer. */
export function deleteSession(client: Client, signal?: AbortSignal): Promise<void> {
  return client.call(deleteSessionOperation, {}, signal);
}

/** Chooses the language of the session's answers. */
export function setLanguage(
  client: Client,
  { language }: { language: Language },
  signal?: AbortSignal,
): Promise<Session> {
  return client.call(setLanguageOperation, { body: { language } }, signal);
}
