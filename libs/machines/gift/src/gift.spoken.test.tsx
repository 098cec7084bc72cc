import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeGiftPorts, giftErrors, giftInputs, gifts } from './gift.fixtures.ts';
import { createGiftMachine } from './gift.machine.ts';
import type { GiftPorts } from './gift.types.ts';
import { GiftFlow } from './gift.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

type Language = 'rus' | 'eng' | 'hye';

/** The flow to a viewer who listens from the beginning. */
async function show(language: Language, replaced: Partial<GiftPorts> = {}) {
  await listen();
  const user = await showFlow(
    createGiftMachine,
    fakeGiftPorts(replaced),
    <main>
      <GiftFlow
        input={giftInputs.own}
        address="soffit.example/promocode"
        timeZone="Europe/Moscow"
        allHref="/my/certificates"
      />
    </main>,
    { language },
  );
  await screen.findAllByRole('link');
  return user;
}

const main = () => screen.getByRole('main');

/** The whole place as it is read, then what a press of each button says. */
async function hearAll(language: Language) {
  const user = await show(language);
  await screen.findByRole('region');
  const place = await readThrough(main());
  await heard();
  const [copy, , send] = screen.getAllByRole('button');
  await user.click(copy as HTMLElement);
  const copied = await heard();
  await user.click(send as HTMLElement);
  return [place, copied, await heard()];
}

/** A certificate as it is read from its top. */
async function hear(language: Language, readGift: GiftPorts['readGift']) {
  await show(language, { readGift });
  await screen.findByRole('heading');
  return readThrough(main());
}

const given: GiftPorts['readGift'] = async () => gifts.given;
const unproved: GiftPorts['readGift'] = () => Promise.reject(giftErrors.unproved);

describe('what is heard of a certificate', () => {
  it('reads code and buttons, then what a press did', async () => {
    expect(await hearAll('rus')).toMatchInlineSnapshot(`
      [
        [
          "main",
          "region, Подарочный сертификат",
          "heading, Подарочный сертификат, level 2",
          "paragraph",
          "1 000 ₽",
          "end of paragraph",
          "term",
          "Код",
          "end of term",
          "definition",
          "GIFT-7KQ2M-4XAHB",
          "end of definition",
          "paragraph",
          "Действует до 21 ноября 2027",
          "end of paragraph",
          "end of region, Подарочный сертификат",
          "paragraph",
          "Код как деньги: сумма достанется тому, кто введёт его первым.",
          "end of paragraph",
          "button, Скопировать код",
          "button, Напечатать",
          "button, Отправить",
          "status",
          "paragraph",
          "link, Все сертификаты",
          "end of paragraph",
          "end of main",
        ],
        [
          "button, Скопировать код",
          "polite: Код скопирован",
        ],
        [
          "button, Отправить",
          "polite: Код передан выбранной программе",
          "polite: Код передан выбранной программе",
        ],
      ]
    `);
  });

  it('reads the same in English', async () => {
    expect(await hearAll('eng')).toMatchInlineSnapshot(`
      [
        [
          "main",
          "region, Gift card",
          "heading, Gift card, level 2",
          "paragraph",
          "₽1,000",
          "end of paragraph",
          "term",
          "Code",
          "end of term",
          "definition",
          "GIFT-7KQ2M-4XAHB",
          "end of definition",
          "paragraph",
          "Valid until November 21, 2027",
          "end of paragraph",
          "end of region, Gift card",
          "paragraph",
          "The code is like cash: the money goes to the first person who enters it.",
          "end of paragraph",
          "button, Copy the code",
          "button, Print",
          "button, Send",
          "status",
          "paragraph",
          "link, All gift cards",
          "end of paragraph",
          "end of main",
        ],
        [
          "button, Copy the code",
          "polite: The code is copied",
        ],
        [
          "button, Send",
          "polite: The code went to the app that you chose",
          "polite: The code went to the app that you chose",
        ],
      ]
    `);
  });

  it('reads the same in Armenian', async () => {
    expect(await hearAll('hye')).toMatchInlineSnapshot(`
      [
        [
          "main",
          "region, Նվեր վկայագիր",
          "heading, Նվեր վկայագիր, level 2",
          "paragraph",
          "1 000 ₽",
          "end of paragraph",
          "term",
          "Կոդ",
          "end of term",
          "definition",
          "GIFT-7KQ2M-4XAHB",
          "end of definition",
          "paragraph",
          "Գործում է մինչև նոյեմբերի 21, 2027",
          "end of paragraph",
          "end of region, Նվեր վկայագիր",
          "paragraph",
          "Կոդը փողի պես է․ գումարը կստանա նա, ով առաջինը կմուտքագրի այն։",
          "end of paragraph",
          "button, Պատճենել կոդը",
          "button, Տպել",
          "button, Ուղարկել",
          "status",
          "paragraph",
          "link, Բոլոր վկայագրերը",
          "end of paragraph",
          "end of main",
        ],
        [
          "button, Պատճենել կոդը",
          "polite: Կոդը պատճենված է",
        ],
        [
          "button, Ուղարկել",
          "polite: Կոդը փոխանցվեց ընտրված ծրագրին",
          "polite: Կոդը փոխանցվեց ընտրված ծրագրին",
        ],
      ]
    `);
  });

  it('says that one was given away', async () => {
    expect(await hear('rus', given)).toMatchInlineSnapshot(`
      [
        "main",
        "heading, Подарочный сертификат, 1 000 ₽, level 2",
        "Подарочный сертификат",
        ",",
        "1 000 ₽",
        "end of heading, Подарочный сертификат, 1 000 ₽, level 2",
        "paragraph",
        "Этот сертификат подарен: его код использовали.",
        "end of paragraph",
        "paragraph",
        "link, Все сертификаты",
        "end of paragraph",
        "end of main",
      ]
    `);
  });

  it('says it in English', async () => {
    expect(await hear('eng', given)).toMatchInlineSnapshot(`
      [
        "main",
        "heading, Gift card, ₽1,000, level 2",
        "Gift card",
        ",",
        "₽1,000",
        "end of heading, Gift card, ₽1,000, level 2",
        "paragraph",
        "This gift card was given away: its code is used.",
        "end of paragraph",
        "paragraph",
        "link, All gift cards",
        "end of paragraph",
        "end of main",
      ]
    `);
  });

  it('says it in Armenian', async () => {
    expect(await hear('hye', given)).toMatchInlineSnapshot(`
      [
        "main",
        "heading, Նվեր վկայագիր, 1 000 ₽, level 2",
        "Նվեր վկայագիր",
        ",",
        "1 000 ₽",
        "end of heading, Նվեր վկայագիր, 1 000 ₽, level 2",
        "paragraph",
        "Այս վկայագիրը նվիրված է․ կոդն օգտագործվել է։",
        "end of paragraph",
        "paragraph",
        "link, Բոլոր վկայագրերը",
        "end of paragraph",
        "end of main",
      ]
    `);
  });

  it('says what a viewer needs who turned back from the PIN', async () => {
    expect(await hear('rus', unproved)).toMatchInlineSnapshot(`
      [
        "main",
        "heading, Сертификат не открылся, level 2",
        "alert",
        "Код покажем, когда вы подтвердите, что это вы.",
        "end of alert",
        "button, Повторить",
        "paragraph",
        "link, Все сертификаты",
        "end of paragraph",
        "end of main",
      ]
    `);
  });

  it('says that in English', async () => {
    expect(await hear('eng', unproved)).toMatchInlineSnapshot(`
      [
        "main",
        "heading, The gift card did not open, level 2",
        "alert",
        "We show the code once you confirm that it is you.",
        "end of alert",
        "button, Try again",
        "paragraph",
        "link, All gift cards",
        "end of paragraph",
        "end of main",
      ]
    `);
  });

  it('says that in Armenian', async () => {
    expect(await hear('hye', unproved)).toMatchInlineSnapshot(`
      [
        "main",
        "heading, Վկայագիրը չբացվեց, level 2",
        "alert",
        "Կոդը ցույց կտանք, երբ հաստատեք, որ դուք եք։",
        "end of alert",
        "button, Կրկնել",
        "paragraph",
        "link, Բոլոր վկայագրերը",
        "end of paragraph",
        "end of main",
      ]
    `);
  });
});
