/** What shows that the account is the viewer's: its PIN, or a code or the password. */
export interface WantedProof {
  by: 'pin' | 'login';
  /** Why it is asked for, in the viewer's language. */
  reason: string;
}

interface Asked extends WantedProof {
  answer: Promise<boolean>;
  settle: (isProved: boolean) => void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function set(next: Asked | undefined): void {
  asked = next;
  for (const tell of listeners) tell();
}

/**
 * Has the viewer show that the account is theirs. Calls that want it at once share one dialog.
 *
 * @param signal - Takes the dialog back.
 * @returns Whether they did; not so for one who turned back.
 */
export function askForProof(wanted: WantedProof, signal?: AbortSignal): Promise<boolean> {
  if (asked) return asked.answer;
  let settle = (_isProved: boolean): void => undefined;
  const answer = new Promise<boolean>((resolve) => {
    settle = (isProved) => {
      set(undefined);
      resolve(isProved);
    };
  });
  set({ ...wanted, answer, settle });
  signal?.addEventListener('abort', () => asked?.answer === answer && settle(false));
  return answer;
}

/** What is asked for now, for the view that asks. */
export const proofRelay = {
  get: (): Asked | undefined => asked,
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
};
