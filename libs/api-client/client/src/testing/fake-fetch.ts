/** What a fake service answers: a JSON body with a status, or a failure of the connection. */
export type FakeAnswer = { status?: number; json?: unknown; headers?: HeadersInit } | Error;

/** One request as the service received it. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: Headers;
  body: string;
}

/** A fetch that gives the answers in their order, the last one again and again, and notes requests. */
export function fakeFetch(...answers: FakeAnswer[]) {
  const requests: SeenRequest[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    requests.push({ method, url, headers, body: await request.text() });
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? {};
    if (answer instanceof Error) throw answer;
    const { status = 200, json } = answer;
    const body = json === undefined ? null : JSON.stringify(json);
    const type = json === undefined ? {} : { 'content-type': 'application/json' };
    return new Response(body, { status, headers: { ...type, ...answer.headers } });
  };
  return { fetch, requests };
}
