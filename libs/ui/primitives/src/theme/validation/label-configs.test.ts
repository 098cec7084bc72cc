// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { labels } from '../labels/index.ts';
import { assertLabelConfigs } from './label-configs.ts';

const { main, alternate } = labels;

describe('assertLabelConfigs', () => {
  it('lets the labels that ship start', () => {
    expect(() => assertLabelConfigs([main, alternate])).not.toThrow();
  });

  it('refuses with a line for each problem', () => {
    const blank = { ...main, name: { ...main.name, eng: '' } };
    const greedy = { ...alternate, hosts: [...alternate.hosts, 'localhost'] };

    expect(() => assertLabelConfigs([blank, greedy])).toThrow(
      [
        'The labels are not fit to ship:',
        '  label main: name.eng is empty',
        '  labels main and alternate: both answer for localhost',
      ].join('\n'),
    );
  });
});
