import { describe, expect, it } from 'vitest';
import { siteLines } from './addresses.ts';
import { readLabelSites } from './labels.ts';

describe('siteLines', () => {
  it('tells where each label of the repository answers, that of localhost first', async () => {
    expect(siteLines(await readLabelSites(), 3000)).toEqual([
      '  Site, label «Софит»     http://localhost:3000',
      '  Site, label «Полоса»    http://polosa.localhost:3000',
    ]);
  });

  it('tells the domain of a label without a host on this machine', () => {
    const label = {
      id: 'luch',
      name: { rus: 'Луч' },
      domain: 'luch.example',
      hosts: ['luch.example'],
    };

    expect(siteLines([label], 80)).toEqual(['  Site, label «Луч»       http://luch.example:80']);
  });
});
