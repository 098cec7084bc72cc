import { fill } from './elements.ts';

/** What the page asks of the relay. */
export type RelayCommand = { name: 'send'; text: string } | { name: 'show' } | { name: 'hide' };

/** Longer messages are no words of SIMID. */
const MOST_SIGNS = 100_000;

/**
 * Puts a creative into a frame, hidden until the page wants it shown, and hands on what it says as
 * `{ type: 'creative.said', text }`. SIMID 1.2 §6.1, §8
 */
export function relayCreative(url: string, port: MessagePort): void {
  const frame = fill('iframe');
  frame.style.visibility = 'hidden';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.allow = 'autoplay *';
  window.addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data !== 'string' || data.length > MOST_SIGNS)
      return;
    port.postMessage({ type: 'creative.said', text: data });
  });
  port.addEventListener('message', ({ data }: MessageEvent<RelayCommand>) => {
    // It has no origin that could be named.
    if (data.name === 'send') frame.contentWindow?.postMessage(data.text, '*');
    else frame.style.visibility = data.name === 'show' ? 'visible' : 'hidden';
  });
  frame.src = url;
}
