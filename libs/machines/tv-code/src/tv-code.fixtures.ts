import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import type { TvCodePorts } from './tv-code.types.ts';

/** What a television of the fake service shows, and what its operator sold. */
export const rightCodes = { television: 'K7M2AB', operator: 'OTT-1' };

/** How the service refuses a code. */
export const tvCodeErrors = {
  used: errorAnswer({
    status: 400,
    code: errorCodes.wrongCode,
    description: 'Код устарел или уже использован',
  }),
  full: errorAnswer({
    status: 409,
    code: errorCodes.conflict,
    description: 'Устройств уже слишком много',
  }),
  silent: errorAnswer({ status: 500, code: 1, description: '' }),
};

/** The words of the fake service. */
export const connectedText = 'Телевизор подключён, подписка «ТВ от оператора» действует';

/** Ports of a service that knows `rightCodes`, for a viewer with an account; each may be replaced. */
export const fakeTvCodePorts = (replaced: Partial<TvCodePorts> = {}): TvCodePorts => ({
  readAddress: async () => undefined,
  findViewer: async () => ({ isSignedIn: true }),
  signIn: async () => ({ isSignedIn: true }),
  authorize: async ({ code }) => {
    const isConnected = code.reveal() === rightCodes.television;
    return { isConnected, text: isConnected ? 'Телевизор подключён' : undefined };
  },
  sendOperatorCode: async ({ code }) => {
    if (code.reveal() !== rightCodes.operator) throw tvCodeErrors.used;
    return connectedText;
  },
  holdPage: () => new Promise(() => {}),
  ...replaced,
});
