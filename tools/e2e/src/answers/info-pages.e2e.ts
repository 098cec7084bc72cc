import { expect, test } from '../support/answer-test.ts';
import { mainText } from '../support/server-page.ts';

const whole: Readonly<Record<string, RegExp>> = {
  '/support': /Спрашивают чаще всего.*Написать или позвонить/su,
  '/faq/13': /Откройте «Мой раздел»/u,
  '/offer': /Публичная оферта.*О данных/su,
  '/contacts': /Как связаться.*Реквизиты/su,
  '/docs': /Как устроены рекомендации.*действующая редакция/su,
  '/promocode': /Если не получилось/u,
};

test('pages of words and landing pages are whole without scripts [ROUTE-061, ROUTE-063, ROUTE-064, ROUTE-065, BLOCK-030, BLOCK-039]', async ({
  ask,
}) => {
  for (const [path, words] of Object.entries(whole)) {
    expect(mainText(await ask(path)), path).toMatch(words);
  }
});

test('a part of a service stands below it in the address and on the way to it [ROUTE-035, CRUMB-010, CRUMB-011]', async ({
  ask,
}) => {
  const { document } = await ask('/services/vse-vmeste/documentary');

  expect(document.querySelector('main h1')?.textContent).toBe('Познавательное');
  const steps = [...document.querySelectorAll('main nav li')];
  expect(steps.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Софит',
    'Подписки',
    'Всё вместе',
    'Познавательное',
  ]);
  expect(steps.map((step) => step.querySelector('a') !== null)).toEqual([true, true, true, false]);
});
