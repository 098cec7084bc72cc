// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leanDashPlugin } from './lean-dash-plugin.ts';

const { resolveId, transform } = leanDashPlugin();
const readable = resolveId('dashjs') ?? '';

describe('leanDashPlugin', () => {
  it('leaves out of dash.js what no player of ours uses, and nothing that its names stand for', () => {
    const whole = readFileSync(readable, 'utf8');
    const { code = '' } = transform(whole, readable) ?? {};
    expect(code.length).toBeLessThan(0.8 * whole.length);
    for (const name of ['imsc/src/main/js/isd.js', 'sax', 'readable-stream', 'CmcdModel']) {
      expect(whole).toContain(name);
      expect(code).not.toContain(`${name}"`);
    }
    expect(code).toContain('export { __webpack_exports__Debug as Debug');
  });

  it('gives the part for encrypted media as a file of its own', () => {
    const file = resolveId('./lean/protection.ts') ?? '';
    expect(readFileSync(file, 'utf8')).toContain('as default');
  });

  it('leaves other files alone', () => {
    expect(resolveId('hls.js')).toBeUndefined();
    expect(transform('', '/other.js')).toBeUndefined();
  });
});
