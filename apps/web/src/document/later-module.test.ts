import { describe, expect, it } from 'vitest';
import { showRest } from './first-screen.tsx';
import { laterModule } from './later-module.ts';

const early = '/assets/early.js';
const script = `
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/player.js";
  window.__reactRouterManifest = {"routes":{}};
  window.__reactRouterRouteModules = {"root":route0,"player":route1};

import("/assets/entry.js");`;

/** Whether all parts stand in a text, one after another. */
const inOrder = (text: string, parts: readonly string[]) => {
  const places = parts.map((part) => text.indexOf(part));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
};

describe('laterModule', () => {
  it('imports nothing before the first picture of a film', () => {
    const made = laterModule(script, early);

    expect(made).not.toMatch(/^\s*import\s+\*/m);
    expect(inOrder(made, ['early.js', showRest, 'modulepreload', 'root.js', 'entry.js'])).toBe(
      true,
    );
    expect(made).toContain('const [route0, route1] = await Promise.all(');
  });

  it('imports nothing before the pictures on the screen', () => {
    const made = laterModule(script);

    expect(made).not.toMatch(/^\s*import\s+\*/m);
    expect(
      inOrder(made, ['document.images', showRest, 'modulepreload', 'root.js', 'entry.js']),
    ).toBe(true);
  });

  it('fetches the announced files under the nonce of the page', () => {
    document.head.innerHTML = `<meta name="csp-nonce"/><link data-later="modulepreload" href="/assets/root.js"/>`;
    const [lines] =
      /const \{ nonce \}[^]*?rel: 'modulepreload' \}\);/u.exec(laterModule(script)) ?? [];
    // Browsers read it from the attribute, which this document does not.
    Object.assign(document.querySelector('meta') ?? {}, { nonce: 'n1' });

    // The module waits for pictures first, which no test has.
    new Function(lines ?? '')();

    const [link] = document.querySelectorAll<HTMLLinkElement>('link');
    expect([link?.rel, link?.nonce]).toEqual(['modulepreload', 'n1']);
  });

  it('refuses a script that it does not know', () => {
    expect(() => laterModule('import("/assets/entry.js");', early)).toThrow('another way');
    expect(() => laterModule(`${script}\nimport "/assets/manifest.js"`)).toThrow('another way');
  });
});
