import { serviceFixture, serviceShortFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { servicePageProps } from './service-props.ts';

const { t } = await createTranslator('rus', { segments: ['info'] });
const texts = { t, language: 'rus', timeZone: 'Europe/Moscow' } as const;

describe('servicePageProps', () => {
  it('shows who has it how it stands, and no promise for new subscribers', () => {
    expect(servicePageProps(serviceFixture, texts)).toEqual({
      heading: 'Кино',
      lead: 'Фильмы и сериалы без рекламы',
      promoLabel: undefined,
      picture: serviceFixture.image,
      counts: ['812 фильмов и\u00A0сериалов'],
      status: 'Подключена до\u00A021\u00A0декабря\u00A02026',
      paragraphs: ['Кино всех стран и лет.', 'Смотрите на пяти устройствах.'],
      features: {
        heading: 'Что входит',
        has: 'Есть',
        lacks: 'Нет',
        items: [
          { title: 'Без рекламы', isActive: true },
          { title: 'ТВ-каналы', isActive: false },
        ],
      },
    });
  });

  it('says nothing of how it stands to who has never had it', () => {
    const { purchase_state: _, ...unknown } = serviceFixture;

    expect(servicePageProps({ ...unknown, ...serviceShortFixture }, texts)).toMatchObject({
      promoLabel: '7 дней бесплатно',
      status: undefined,
    });
  });
});
