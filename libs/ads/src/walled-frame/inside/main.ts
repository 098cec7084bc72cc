import { type FrameTask, type Handover, LEAVE } from '../frame-task.ts';
import { drawMarkup, drawPage } from './draw-resource.ts';
import { relayCreative } from './simid-relay.ts';
import { hostUnit } from './vpaid-host.ts';
import { hostVerification } from './verification-host.ts';

/** The script of the walled document: takes its task from the page that holds it, once, and answers by the port. */
function begin(task: FrameTask, port: MessagePort): void {
  switch (task.name) {
    case 'vpaid':
      hostUnit(task.url, port);
      break;
    case 'simid':
      relayCreative(task.url, port);
      break;
    case 'verification':
      hostVerification(task, port);
      break;
    case 'markup':
      drawMarkup(task.markup, port, nonce);
      break;
    case 'page':
      drawPage(task);
      break;
  }
}

// Read now: the element is known only while its script runs. What markup brings runs by the same leave.
const nonce = document.currentScript?.nonce ?? '';

window.addEventListener('message', function take({ source, data, ports: [port] }) {
  if (source !== window.parent || !port) return;
  window.removeEventListener('message', take);
  port.start();
  // The way out for the keyboard: a program may keep all other keys to itself. What is in a frame inside hears its own.
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') port.postMessage({ type: LEAVE });
    },
    { capture: true },
  );
  // The page that holds it is ours: what it says needs no check.
  begin((data as Handover).task, port);
});
