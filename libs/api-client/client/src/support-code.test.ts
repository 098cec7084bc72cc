import { errorCodes } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { ApiError, ContractError, NetworkError } from './errors.ts';
import { supportCode } from './support-code.ts';

const refusal = (status: number, error_code: number) =>
  new ApiError('getUser', status, { error_code, description: '' });

describe('supportCode', () => {
  it.each([
    ['UNKNOWN', '2-0', '[ERR-020]'],
    ['ENETUNREACH', '2-2', '[ERR-021]'],
    ['ENOTFOUND', '2-3', '[ERR-022]'],
    ['ECONNABORTED', '2-5', '[ERR-023]'],
    ['ECONNREFUSED', '2-6', '[ERR-024]'],
    ['ERR_NETWORK', '2-8', '[ERR-025]'],
  ])('shows %s as %s [ERR-017] %s', (reason, code) => {
    expect(supportCode(new NetworkError('getUser', reason))).toBe(code);
  });

  it('shows a refusal as 3-4 or, when the server failed, 3-1, with its code [ERR-018] [ERR-019]', () => {
    expect(supportCode(refusal(403, errorCodes.pinRequired))).toBe('3-4-1000110');
    expect(supportCode(refusal(500, errorCodes.internal))).toBe('3-1-1000000');
  });

  it('shows the status of an answer that has no code', () => {
    expect(supportCode(new ApiError('getUser', 502))).toBe('3-1-502');
  });

  it('shows anything else as unknown [ERR-020]', () => {
    const others = [new ContractError('getUser', 'profile'), new Error('x'), undefined];

    expect(others.map(supportCode)).toEqual(['2-0', '2-0', '2-0']);
  });
});
