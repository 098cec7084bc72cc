import { faqFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { loadFaq } from '@foyer/information/faq/load-faq';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { faqData } from './faq-data.ts';

const [first, second] = faqFixture.categories.flatMap(({ items }) => items);

async function openPage(): Promise<LoaderPage> {
  const { t, load: loadTexts } = await createTranslator('rus');
  const call = async ({ operationId }: { operationId: string }) =>
    operationId === 'listFaq' ? faqFixture : second;
  return {
    client: { call: call as never },
    queryClient: createQueryClient(),
    label: labels.main,
    language: 'rus',
    t,
    loadTexts,
    hasSession: false,
    config: pageConfig(),
    origin: 'https://sofit.example',
  };
}

const urlOf = (path: string) => new URL(path, 'https://sofit.example');

describe('loadFaq', () => {
  it('opens the question that the address selects, and the page keeps its one address [QUERY-030]', async () => {
    const { selected, head } = await loadFaq(await openPage(), {
      id: undefined,
      url: urlOf('/faq?selected=13'),
    });

    expect([selected, head.address, head.title]).toEqual([
      '13',
      'https://sofit.example/faq',
      'Вопросы и\u00A0ответы — Софит',
    ]);
  });

  it('is about one question where the address names it, with its answer as the description [ROUTE-063]', async () => {
    const { head } = await loadFaq(await openPage(), { id: '1', url: urlOf('/faq/1') });

    expect(head).toMatchObject({
      title: 'Как отменить подписку? — Софит',
      description: 'Откройте раздел «Платежи и услуги».',
      address: 'https://sofit.example/faq/1',
    });
  });

  it('tells search engines the questions of the page, each with its answer', async () => {
    const page = await openPage();
    await loadFaq(page, { id: undefined, url: urlOf('/faq') });
    await loadFaq(page, { id: '1', url: urlOf('/faq/1') });

    const asked = [undefined, '1'].map((id) => {
      const [, faq] = faqData({ id }, page);
      return ((faq?.['mainEntity'] ?? []) as { name: string }[]).map(({ name }) => name);
    });

    expect(asked).toEqual([[first?.question, second?.question], [second?.question]]);
  });
});
