import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../server/env.ts';
import { assertLabels, publicOriginOf, requestLabel } from './request-label.ts';

const both = 'main=https://films.example,alternate=https://kino.example';

describe('requestLabel', () => {
  it('follows the host when nothing is configured [LABEL-002]', () => {
    const [host = ''] = labels.alternate.hosts;

    expect(requestLabel(readEnv({}), host)).toBe(labels.alternate);
  });

  it('lets LABEL win over the host', () => {
    const [host = ''] = labels.alternate.hosts;

    expect(requestLabel(readEnv({ LABEL: 'main', PUBLIC_URL: both }), host)).toBe(labels.main);
  });

  it('takes the host that PUBLIC_URL gives a label', () => {
    const env = readEnv({ PUBLIC_URL: both });

    expect(requestLabel(env, 'kino.example')).toBe(labels.alternate);
    expect(requestLabel(env, 'films.example')).toBe(labels.main);
  });

  it('gives an unknown host the default', () => {
    expect(requestLabel(readEnv({}), 'unknown.example')).toBe(labels.main);
  });
});

describe('publicOriginOf', () => {
  it.each([
    [{ PUBLIC_URL: both }, 'https://films.example', 'https://kino.example'],
    [{ PUBLIC_URL: 'https://sofit.example' }, 'https://sofit.example', undefined],
    [{ PUBLIC_URL: 'https://polosa.example' }, undefined, 'https://polosa.example'],
    [{ PUBLIC_URL: 'https://tv.example', LABEL: 'alternate' }, undefined, 'https://tv.example'],
    [
      { PUBLIC_URL: 'https://www.films.example,main=https://films.example' },
      'https://films.example',
      undefined,
    ],
    [{}, undefined, undefined],
  ])('with %j is %s and %s', (source, main, alternate) => {
    const env = readEnv(source);

    expect(publicOriginOf(env, labels.main)).toBe(main);
    expect(publicOriginOf(env, labels.alternate)).toBe(alternate);
  });
});

describe('assertLabels', () => {
  it('lets the server start with the labels that ship', () => {
    expect(() => assertLabels(readEnv({}))).not.toThrow();
    expect(() => assertLabels(readEnv({ LABEL: 'alternate', PUBLIC_URL: both }))).not.toThrow();
  });

  it.each([{ LABEL: 'noir' }, { PUBLIC_URL: 'noir=https://noir.example' }])(
    'refuses to start with %j, and names the labels',
    (source) => {
      expect(() => assertLabels(readEnv(source))).toThrow(/main, alternate\b.*noir is no label/);
    },
  );
});
