import { serviceFixture, serviceShortFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { servicePath } from '@foyer/site-map';
import { serviceSummary } from '@foyer/blocks/cards';

const { t } = await createTranslator('rus', { segments: ['info'] });
const texts = { t, language: 'rus', timeZone: 'Europe/Moscow' } as const;

describe('servicePath', () => {
  it('is the alias below the services above it [ROUTE-034, ROUTE-035, ROUTE-036]', () => {
    const service = { alias: 'kids' };
    expect([
      servicePath(service),
      servicePath(service, ['vse']),
      servicePath(service, ['vse', 'ki/no']),
    ]).toEqual(['/services/kids', '/services/vse/kids', '/services/vse/ki%2Fno/kids']);
  });
});

describe('serviceSummary', () => {
  it('shows the price to who has never had it', () => {
    expect(serviceSummary(serviceShortFixture, texts)).toEqual({
      id: 'service-kino',
      href: '/services/kino',
      title: 'Кино',
      picture: serviceShortFixture.image,
      promoLabel: '7 дней бесплатно',
      description: 'от 299 ₽ в месяц',
      isActive: false,
    });
  });

  it('shows how it stands to who has it', () => {
    expect(serviceSummary(serviceFixture, texts)).toMatchObject({
      description: 'Подключена до\u00A021\u00A0декабря\u00A02026',
      isActive: true,
    });
  });

  it('says what it is where no price is told', () => {
    const { price_text: _, ...unpriced } = serviceShortFixture;
    expect(serviceSummary(unpriced, texts).description).toBe('Фильмы и сериалы без рекламы');
  });
});
