import { errorCodes } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { ApiError, ContractError, NetworkError } from './errors.ts';
import { supportCode } from './support-code.ts';

const refusal = (status: number, error_code: number) =>
  new ApiError('getUser', status, { error_code, description: '' });

describe('supportCode', () => {
  it('shows a call without an answer as 2 with the number of its cause [ERR-017, ERR-020, ERR-021, ERR-022, ERR-023, ERR-024, ERR-025]', () => {
    const codeOf = (reason: string) => supportCode(new NetworkError('getUser', reason));

    expect({
      UNKNOWN: codeOf('UNKNOWN'),
      ENETUNREACH: codeOf('ENETUNREACH'),
      ENOTFOUND: codeOf('ENOTFOUND'),
      ECONNABORTED: codeOf('ECONNABORTED'),
      ECONNREFUSED: codeOf('ECONNREFUSED'),
      ERR_NETWORK: codeOf('ERR_NETWORK'),
    }).toEqual({
      UNKNOWN: '2-0',
      ENETUNREACH: '2-2',
      ENOTFOUND: '2-3',
      ECONNABORTED: '2-5',
      ECONNREFUSED: '2-6',
      ERR_NETWORK: '2-8',
    });
  });

  it('shows a refusal as 3-4 or, when the server failed, 3-1, with its code [ERR-018, ERR-019]', () => {
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
