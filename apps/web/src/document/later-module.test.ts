import { describe, expect, it } from 'vitest';
import { laterModule } from './later-module.ts';

const later = { early: '/assets/early.js', preloads: ['/assets/framework.js'] };
const script = `
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/player.js";
  window.__reactRouterManifest = {"routes":{}};
  window.__reactRouterRouteModules = {"root":route0,"player":route1};

import("/assets/entry.js");`;

describe('laterModule', () => {
  it('imports nothing before the first picture', () => {
    const made = laterModule(script, later);
    expect(made).not.toMatch(/^\s*import\s+\*/m);
    const order = ['early.js', 'framework.js', 'root.js', 'entry.js'].map((file) =>
      made.indexOf(file),
    );
    expect(order.every((place, index) => place > (order[index - 1] ?? -1))).toBe(true);
    expect(made).toContain('const [route0, route1] = await Promise.all(');
  });

  it('refuses a script that it does not know', () => {
    expect(() => laterModule('import("/assets/entry.js");', later)).toThrow('another way');
    expect(() => laterModule(`${script}\nimport "/assets/manifest.js"`, later)).toThrow(
      'another way',
    );
  });
});
