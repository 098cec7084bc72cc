import type { Operation } from '@foyer/contract';
import { getDotPath, safeParse } from 'valibot';
import { ContractError } from './errors.ts';
import { createTransport, type TransportOptions, type TransportRequest } from './transport.ts';

/** Sends one request and gives its answer, checked against the operation's schema. */
export type Exchange = (operation: Operation, request: TransportRequest) => Promise<unknown>;

/** Joins the transport with the contract's checks; loaded with the first call. */
export function createExchange(options: TransportOptions): Exchange {
  const send = createTransport(options);
  return async (operation, request) => parseAnswer(operation, await send(request));
}

function parseAnswer(operation: Operation, text: string): unknown {
  if (!operation.answer) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ContractError(operation.operationId, 'its start');
  }
  const result = safeParse(operation.answer, json);
  if (result.success) return result.output;
  throw new ContractError(operation.operationId, getDotPath(result.issues[0]) ?? 'its start');
}
