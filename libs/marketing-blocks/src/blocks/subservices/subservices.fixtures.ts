import type { MediaBlock, MediaBlockItem, ServiceShort } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';
import { serviceOf } from '../../parts/service-items.fixtures.ts';

const base = serviceOf(0, { id: 'vse', alias: 'vse', name: 'Всё вместе' });

const names = {
  documentary: ['Документальное', 'Мир без сценария', 'shestoy-kontinent'],
  music: ['Музыка', 'Концерты и фильмы о музыке', 'storona-b'],
  classics: ['Классика', 'Кино, с которого всё началось', 'metropolis'],
} as const;
const known = Object.entries(names);

/** So many services that are added to «Всё вместе». */
export const addOns = (count: number, more: Partial<ServiceShort> = {}): MediaBlockItem[] =>
  Array.from({ length: count }, (_, index) => {
    const [alias, [name, description_short, picture]] = known[index % known.length] ?? [
      'more',
      ['Ещё', 'Ещё', 'metropolis'],
    ];
    return {
      type: 'service',
      service: serviceOf(0, {
        id: `${alias}-${index}`,
        alias: index < known.length ? alias : `${alias}-${index}`,
        name,
        description_short,
        image: imageFixture(`backdrop-${picture}`),
        price_text: 'от 99 ₽ за месяц',
        parent_id: 'vse',
        ...more,
      }),
    };
  });

/** The service that the others are added to. */
export const baseItem = (more: Partial<ServiceShort> = {}): MediaBlockItem => ({
  type: 'service',
  service: { ...base, ...more },
});

/** The block as a server sends it. */
export const subservicesFixture: MediaBlock = {
  id: 'block-subservices',
  type: 'custom_block',
  tag: 'subservices',
  name: 'Можно добавить',
  items: [baseItem(), ...addOns(3)],
};
