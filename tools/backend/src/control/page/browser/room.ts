import { button, element, placeOf } from './dom.ts';

// Kept in memory only: it opens everything that the room can do.
let token: string | undefined;

/** Says what became of an action, to the eye and to a screen reader. */
export function say(sentence: string, isBad = false): void {
  const status = placeOf('status');
  status.textContent = sentence;
  status.className = isBad ? 'bad' : '';
}

/**
 * Calls the room.
 *
 * @throws Error with the sentence of the refusal.
 */
export async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`/__control/${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status === 204) return undefined;
  const json: unknown = await answer.json();
  if (answer.ok) return json;
  const { error } = json as { error?: string };
  throw new Error(error ?? `The room answered ${answer.status}`);
}

/** Does something and says what became of it, if there is something to say. */
export async function act(what: () => Promise<string | undefined>): Promise<void> {
  try {
    const sentence = await what();
    if (sentence !== undefined) say(sentence);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
}

/** Resolves once the room may be called: at once, or with the token that its reader types. */
export async function enterRoom(): Promise<void> {
  if (!document.body.hasAttribute('data-asks-for-token')) return;
  const input = element('input', { type: 'password', autocomplete: 'off' });
  await new Promise<void>((resolve) => {
    const open = async (): Promise<string> => {
      token = input.value;
      await call('GET', 'faults');
      resolve();
      return 'The room is open.';
    };
    const field = element('label', { class: 'field' }, 'CONTROL_TOKEN', input);
    const enter = button('Enter', () => void act(open), true);
    placeOf('controls').replaceChildren(element('div', { class: 'bar' }, field, enter));
  });
}
