import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePromoCodePorts, promoErrors, rightCode } from './promo-code.fixtures.ts';
import { createPromoCodeMachine } from './promo-code.machine.ts';
import { PromoCodeFlow } from './promo-code.view.tsx';
import { plainWords } from './promo-code.words.fixtures.ts';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

const labels = {
  rus: ['Введите промокод', 'Промокод'],
  eng: ['Enter your promo code', 'Promo code'],
  hye: ['Մուտքագրեք պրոմոկոդը', 'Պրոմոկոդ'],
} as const;

/** The flow to a viewer who listens from the beginning. */
async function show(language: keyof typeof labels) {
  const [title, label] = labels[language];
  await listen();
  const user = await showFlow(
    createPromoCodeMachine,
    fakePromoCodePorts({
      sendCode: async ({ code }) => {
        if (code.reveal() === 'CARD') throw promoErrors.needsCard;
        return fakePromoCodePorts().sendCode({ code }, AbortSignal.abort());
      },
    }),
    <PromoCodeFlow title={title} words={plainWords} giftHref="/gifts" holdPage={() => () => {}} />,
    { language },
  );
  const field = await findField(label);
  await user.click(field);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  return { field, user, place: screen.getByRole('region', { name: title }) };
}

/** What is heard of a wrong code, of the word about the card, and of a success; what is read of the last two. */
async function hearOutcomes(language: keyof typeof labels) {
  const { field, user, place } = await show(language);
  await heard();
  await user.keyboard('0000{Enter}');
  await screen.findByText('Такого кода нет');
  const wrong = await heard();
  await user.clear(field);
  await heard();
  await user.keyboard('card{Enter}');
  await screen.findByText(/привяжите/u);
  const card = [await heard(), await readThrough(place)];
  await user.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  await user.clear(await findField(labels[language][1]));
  await heard();
  await user.keyboard(`${rightCode}{Enter}`);
  await screen.findByRole('heading', { name: 'Промокод активирован' });
  return { wrong, card, success: [await heard(), await readThrough(place)] };
}

describe('what is heard of a promo code', () => {
  it('reads the tries with the field, before the button [PROMO-001]', async () => {
    const { place } = await show('rus');
    expect(await readThrough(place)).toMatchInlineSnapshot(`
      [
        "region, Введите промокод",
        "heading, Введите промокод, level 2",
        "form",
        "Промокод",
        "textbox, Промокод, До 5 попыток за сутки",
        "paragraph",
        "До 5 попыток за сутки",
        "end of paragraph",
        "alert",
        "button, Применить, disabled",
        "paragraph",
        "Сертификат тоже вводят сюда.",
        "link, Подарить такой же",
        "end of paragraph",
        "end of form",
        "end of region, Введите промокод",
      ]
    `);
  });

  it('reads the same in English [PROMO-001]', async () => {
    const { place } = await show('eng');
    expect(await readThrough(place)).toMatchInlineSnapshot(`
      [
        "region, Enter your promo code",
        "heading, Enter your promo code, level 2",
        "form",
        "Promo code",
        "textbox, Promo code, Up to 5 tries a day",
        "paragraph",
        "Up to 5 tries a day",
        "end of paragraph",
        "alert",
        "button, Apply, disabled",
        "paragraph",
        "Gift certificates go here too.",
        "link, Give one",
        "end of paragraph",
        "end of form",
        "end of region, Enter your promo code",
      ]
    `);
  });

  it('reads the same in Armenian [PROMO-001]', async () => {
    const { place } = await show('hye');
    expect(await readThrough(place)).toMatchInlineSnapshot(`
      [
        "region, Մուտքագրեք պրոմոկոդը",
        "heading, Մուտքագրեք պրոմոկոդը, level 2",
        "form",
        "Պրոմոկոդ",
        "textbox, Պրոմոկոդ, Օրական մինչև 5 փորձ",
        "paragraph",
        "Օրական մինչև 5 փորձ",
        "end of paragraph",
        "alert",
        "button, Կիրառել, disabled",
        "paragraph",
        "Հավաստագիրը նույնպես մուտքագրեք այստեղ։",
        "link, Նվիրել",
        "end of paragraph",
        "end of form",
        "end of region, Մուտքագրեք պրոմոկոդը",
      ]
    `);
  });

  it('says a wrong code, the word about the card, and the success [PROMO-012, PROMO-003, PROMO-002]', async () => {
    expect(await hearOutcomes('rus')).toMatchInlineSnapshot(`
      {
        "card": [
          [
            "heading, Нужна карта, Чтобы продолжить, привяжите банковскую карту, level 3",
          ],
          [
            "region, Введите промокод",
            "heading, Введите промокод, level 2",
            "heading, Нужна карта, Чтобы продолжить, привяжите банковскую карту, level 3",
            "paragraph",
            "Чтобы продолжить, привяжите банковскую карту",
            "end of paragraph",
            "button, Привязать карту",
            "button, Ввести другой код",
            "end of region, Введите промокод",
          ],
        ],
        "success": [
          [
            "heading, Промокод активирован, Подписка «Кино» действует до 25 января, level 3",
          ],
          [
            "region, Введите промокод",
            "heading, Введите промокод, level 2",
            "heading, Промокод активирован, Подписка «Кино» действует до 25 января, level 3",
            "Подписка «Кино» действует до 25 января",
            "link, Что смотреть",
            "Что смотреть",
            "end of link, Что смотреть",
            "button, Ввести ещё один код",
            "end of region, Введите промокод",
          ],
        ],
        "wrong": [
          "assertive: Такого кода нет",
        ],
      }
    `);
  });

  it('says them in English, with the words of the service as they come [PROMO-003]', async () => {
    expect(await hearOutcomes('eng')).toMatchInlineSnapshot(`
      {
        "card": [
          [
            "heading, A card is needed, Чтобы продолжить, привяжите банковскую карту, level 3",
          ],
          [
            "region, Enter your promo code",
            "heading, Enter your promo code, level 2",
            "heading, A card is needed, Чтобы продолжить, привяжите банковскую карту, level 3",
            "paragraph",
            "Чтобы продолжить, привяжите банковскую карту",
            "end of paragraph",
            "button, Link a card",
            "button, Enter another code",
            "end of region, Enter your promo code",
          ],
        ],
        "success": [
          [
            "heading, Промокод активирован, Подписка «Кино» действует до 25 января, level 3",
          ],
          [
            "region, Enter your promo code",
            "heading, Enter your promo code, level 2",
            "heading, Промокод активирован, Подписка «Кино» действует до 25 января, level 3",
            "Подписка «Кино» действует до 25 января",
            "link, Что смотреть",
            "Что смотреть",
            "end of link, Что смотреть",
            "button, Enter one more code",
            "end of region, Enter your promo code",
          ],
        ],
        "wrong": [
          "assertive: Такого кода нет",
        ],
      }
    `);
  });

  it('says them in Armenian, with the words of the service as they come [PROMO-003]', async () => {
    expect(await hearOutcomes('hye')).toMatchInlineSnapshot(`
      {
        "card": [
          [
            "heading, Քարտ է պետք, Чтобы продолжить, привяжите банковскую карту, level 3",
          ],
          [
            "region, Մուտքագրեք պրոմոկոդը",
            "heading, Մուտքագրեք պրոմոկոդը, level 2",
            "heading, Քարտ է պետք, Чтобы продолжить, привяжите банковскую карту, level 3",
            "paragraph",
            "Чтобы продолжить, привяжите банковскую карту",
            "end of paragraph",
            "button, Կցել քարտ",
            "button, Մուտքագրել այլ կոդ",
            "end of region, Մուտքագրեք պրոմոկոդը",
          ],
        ],
        "success": [
          [
            "heading, Промокод активирован, Подписка «Кино» действует до 25 января, level 3",
          ],
          [
            "region, Մուտքագրեք պրոմոկոդը",
            "heading, Մուտքագրեք պրոմոկոդը, level 2",
            "heading, Промокод активирован, Подписка «Кино» действует до 25 января, level 3",
            "Подписка «Кино» действует до 25 января",
            "link, Что смотреть",
            "Что смотреть",
            "end of link, Что смотреть",
            "button, Մուտքագրել ևս մեկ կոդ",
            "end of region, Մուտքագրեք պրոմոկոդը",
          ],
        ],
        "wrong": [
          "assertive: Такого кода нет",
        ],
      }
    `);
  });
});
