import { describe, expect, it } from 'vitest';
import { leaveOut } from './leave-out.ts';

const module = (name: string, code: string) =>
  `/***/ "${name}":\n/*!***!*\\\n  !*** ${name} ***!\n  \\***/\n/***/ (function(module, exports, __webpack_require__) {\n${code}\n\n/***/ }),\n\n`;
const asked = (name: string) => `__webpack_require__(/*! a name */ "${name}")`;
const runtime = `/******/ });
const cache = {};
function __webpack_require__(name) {
  if (!cache[name]) {
    cache[name] = { exports: {} };
    modules[name](cache[name], cache[name].exports, __webpack_require__);
  }
  return cache[name].exports;
}
return ${asked('./entry.js')}.value;`;
const bundle = [
  'const modules = ({\n\n',
  module('./entry.js', `exports.value = 'a' + ${asked('./parser.js')}.value;`),
  module('./parser.js', `exports.value = 'b' + ${asked('./stream.js')}.value;`),
  module('./stream.js', "exports.value = 'c';").replace(/,\n\n$/u, '\n\n'),
  runtime,
].join('');
// oxlint-disable-next-line no-implied-eval -- whether a bundle still runs is what is asked
const run = (code: string) => new Function(code)() as unknown;

describe('leaveOut', () => {
  it('changes nothing where nothing is replaced', () => {
    expect(run(bundle)).toBe('abc');
    expect(leaveOut(bundle, {})).toBe(bundle);
  });

  it('puts a replacement in the place of a module, and leaves out what only that one asked for', () => {
    const lean = leaveOut(bundle, { './parser.js': "exports.value = 'x';" });
    expect(run(lean)).toBe('ax');
    expect(lean).not.toContain('./stream.js');
  });

  it('keeps what a replacement asks for', () => {
    const body = `exports.value = 'y' + ${asked('./stream.js')}.value;`;
    expect(run(leaveOut(bundle, { './parser.js': body }))).toBe('ayc');
  });

  it('replaces the last module of a bundle', () => {
    expect(run(leaveOut(bundle, { './stream.js': "exports.value = 'z';" }))).toBe('abz');
  });

  it('refuses a name that the bundle does not hold', () => {
    expect(() => leaveOut(bundle, { './gone.js': '' })).toThrow('./gone.js');
  });
});
