import {
  changeBonusLoginOperation,
  confirmBonusOperation,
  drawBonusOperation,
  getBonusDrawOperation,
  getBonusProgramOperation,
  listBonusProgramsOperation,
  registerBonusOperation,
  type BonusAction,
  type BonusConfirmed,
  type BonusDraw,
  type BonusProgram,
  type BonusPrograms,
  type BonusRegistration,
  type SecretValue,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** A login for a bonus program. */
export interface BonusLoginInput {
  /** Of the program. */
  id: string;
  login: string;
  loginType: BonusProgram['required_login_type'];
}

/** The bonus programs, as the account stands with them. */
export function listBonusPrograms(client: Client, signal?: AbortSignal): Promise<BonusPrograms> {
  return client.call(listBonusProgramsOperation, {}, signal);
}

/** A bonus program. @throws {@link ApiError} 404 for an unknown one. */
export function getBonusProgram(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<BonusProgram> {
  return client.call(getBonusProgramOperation, { params: { id } }, signal);
}

/** Joins a program; `need_confirm` asks for the code that was sent. @throws {@link ApiError} 2000043. */
export function registerBonus(
  client: Client,
  { id, login, loginType }: BonusLoginInput,
  signal?: AbortSignal,
): Promise<BonusRegistration> {
  const body = { login, login_type: loginType };
  return client.call(registerBonusOperation, { params: { id }, body }, signal);
}

/** Changes the login of a program joined before. @throws {@link ApiError} 2000043. */
export function changeBonusLogin(
  client: Client,
  { id, login, loginType }: BonusLoginInput,
  signal?: AbortSignal,
): Promise<BonusRegistration> {
  const body = { login, login_type: loginType };
  return client.call(changeBonusLoginOperation, { params: { id }, body }, signal);
}

/** Confirms a login. @throws {@link ApiError} 1000061 for a wrong code. */
export function confirmBonus(
  client: Client,
  input: { id: string; action: BonusAction; requestId: string; confirmationCode: SecretValue },
  signal?: AbortSignal,
): Promise<BonusConfirmed> {
  const { id, action, requestId, confirmationCode } = input;
  const body = {
    action,
    request_id: requestId,
    confirmation_code: confirmationCode.reveal(),
  };
  return client.call(confirmBonusOperation, { params: { id }, body }, signal);
}

/** The draw of the day as it stands. */
export function getBonusDraw(client: Client, signal?: AbortSignal): Promise<BonusDraw> {
  return client.call(getBonusDrawOperation, {}, signal);
}

/** Makes the draw of the day. @throws {@link ApiError} 2000044 within 24 hours of the last one. */
export function drawBonus(client: Client, signal?: AbortSignal): Promise<BonusDraw> {
  return client.call(drawBonusOperation, {}, signal);
}
