// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { sites } from './testing/test-composer.ts';

const directives = new Map(
  contentPolicy(sites, 'n0nce')
    .split('; ')
    .map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources] as const;
    }),
);
const origins = ['https://sofit.example', 'https://polosa.example'];

describe('contentPolicy', () => {
  it('lets run the files of the composer alone, and makes HTML of no text', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'"]);
    expect(directives.get('style-src')).toEqual(["'self'", "'nonce-n0nce'"]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(["'none'"]);
    expect([...directives.values()].flat().join(' ')).not.toMatch(/unsafe|data:|\*/);
  });

  it('shows the sites of the labels, and stands in no frame itself', () => {
    expect(directives.get('frame-src')).toEqual(origins);
    expect(directives.get('img-src')).toEqual(["'self'", 'blob:', ...origins]);
    expect(directives.get('connect-src')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'self'"]);
  });
});
