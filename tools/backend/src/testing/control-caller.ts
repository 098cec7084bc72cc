import type { TestBackend } from './test-backend.ts';

/** An answer of the control room; JSON is parsed. */
export interface ControlAnswer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Sends a request to the control room of a test's service, as a page of this machine. */
export type ControlCaller = (
  method: string,
  path: string,
  request?: { body?: unknown; headers?: Record<string, string> },
) => Promise<ControlAnswer>;

/** Calls the control room of whichever service a test has at the moment. */
export const controlCaller =
  (backendOf: () => Pick<TestBackend, 'controlApp'>): ControlCaller =>
  async (method, path, { body, headers = {} } = {}) => {
    const answer = await backendOf().controlApp?.request(`http://127.0.0.1:4001${path}`, {
      method,
      headers: { host: '127.0.0.1:4001', 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer) throw new Error('There is no control room');
    const text = await answer.text();
    return {
      status: answer.status,
      body: text.startsWith('[') || text.startsWith('{') ? JSON.parse(text) : text,
      headers: answer.headers,
    };
  };
