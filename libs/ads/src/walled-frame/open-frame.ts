import { defineEvents, type EventOf, type EventSchemas } from '@foyer/core';
import { type FrameTask, type Handover, LEAVE } from './frame-task.ts';
import { readWord } from './read-word.ts';

/** How a walled document is opened. */
export interface FrameOptions<S extends EventSchemas> {
  /** Of the walled document, on the page's own host. */
  address: string;
  /** What readers of the screen call it. */
  title: string;
  task: FrameTask;
  /** Words that it may say; all others are dropped. */
  words: S;
  hear: (word: EventOf<S>) => void;
  /** The document has been left for another, and can do nothing more. */
  onGone?: () => void;
  /** Whether its links open windows; a program asks the page to open them. @default no */
  hasLinks?: boolean;
}

/** A document for programs of others: without an origin, with a policy that its server gives it. */
export interface WalledFrame<Command> {
  /** To be put into the page; it loads when it is. */
  element: HTMLIFrameElement;
  /** Says something JSON-safe. What is said before it listens waits. */
  say: (command: Command) => void;
  /** Takes it away; nothing is heard after. */
  close: () => void;
}

/** Heard of every document. */
const leaving = defineEvents({ [LEAVE]: {} });

const look: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  border: '0',
  // Of another scheme than the document inside, it would not be transparent.
  colorScheme: 'normal',
};

/** Opens a walled document. docs/decisions/0125 */
export function openFrame<S extends EventSchemas, Command>({
  address,
  title,
  task,
  words,
  hear,
  onGone,
  hasLinks,
}: FrameOptions<S>): WalledFrame<Command> {
  const element = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  element.title = title;
  element.setAttribute(
    'sandbox',
    hasLinks ? 'allow-scripts allow-popups allow-popups-to-escape-sandbox' : 'allow-scripts',
  );
  // A document without an origin is none that a plain `autoplay` means.
  element.allow = 'autoplay *';
  Object.assign(element.style, look);
  port.addEventListener('message', ({ data }) => {
    // To the player around it, from where the keys are the player's again.
    if (readWord(leaving, data)) element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();
    const word = readWord(words, data);
    if (word) hear(word);
  });
  port.start();
  let isHandedOver = false;
  element.addEventListener('load', () => {
    if (isHandedOver) {
      onGone?.();
      return;
    }
    isHandedOver = true;
    const handover: Handover = { task };
    // It has no origin that could be named; the port goes to the document that our server has sent, and to no other.
    element.contentWindow?.postMessage(handover, '*', [theirs]);
  });
  element.src = address;
  return {
    element,
    say: (command) => port.postMessage(command),
    close: () => {
      port.close();
      element.remove();
    },
  };
}
