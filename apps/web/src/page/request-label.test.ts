import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { assertLabels, requestLabel } from './request-label.ts';

describe('requestLabel', () => {
  it('follows the host when nothing is configured [LABEL-002]', () => {
    const [host = ''] = labels.alternate.hosts;

    expect(requestLabel(undefined, host)).toBe(labels.alternate);
  });

  it('lets LABEL win over the host', () => {
    const [host = ''] = labels.alternate.hosts;

    expect(requestLabel('main', host)).toBe(labels.main);
  });

  it('gives an unknown host the default', () => {
    expect(requestLabel(undefined, 'unknown.example')).toBe(labels.main);
  });

  it('names the labels when LABEL is none of them', () => {
    expect(() => requestLabel('noir', 'localhost')).toThrow(/The labels are main, alternate\b/);
  });
});

describe('assertLabels', () => {
  it('lets the server start with the labels that ship', () => {
    expect(() => assertLabels(undefined)).not.toThrow();
    expect(() => assertLabels('alternate')).not.toThrow();
  });

  it('refuses to start when LABEL is none of them', () => {
    expect(() => assertLabels('noir')).toThrow('LABEL names no label: noir.');
  });
});
