import { describe, expect, it } from 'vitest';
import { aboveIn, servicesAbove } from './services-above.ts';

describe('servicesAbove', () => {
  it('reads what an address names above its own service, the outermost first', () => {
    expect([
      servicesAbove({ id: 'kino' }),
      servicesAbove({ parent_id: 'vse', id: 'kino' }),
      servicesAbove({ parent_id: 'vse', sub_parent_id: 'kino', id: 'silent' }),
    ]).toEqual([[], ['vse'], ['vse', 'kino']]);
  });
});

describe('aboveIn', () => {
  it('gives each step its name, and none to what is not known', () => {
    const names = new Map([['kino', { name: 'Кино' }]]);

    expect(aboveIn(['vse', 'kino'], (id) => names.get(id))).toEqual({
      '/services/vse/kino': 'Кино',
    });
  });
});
