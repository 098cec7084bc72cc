import { openShell } from '@foyer/modal/fixtures';
import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bonusErrors, bonusInputs, fakeBonusPorts, needsCode } from './bonus.fixtures.ts';
import { createBonusMachine } from './bonus.machine.ts';
import type { BonusPorts } from './bonus.types.ts';
import { BonusFlow } from './bonus.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** What the fields are called. */
const fields = {
  rus: ['Номер телефона', 'Код'],
  eng: ['Phone number', 'Code'],
  hye: ['Հեռախոսահամար', 'Կոդ'],
} as const;
type Language = keyof typeof fields;

/** The reader is slow: keys that come before the field has the focus are lost. */
async function focused(label: string): Promise<void> {
  const field = await findField(label);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
}

/** The flow, to a viewer who listens from the beginning. */
async function show(language: Language, replaced: Partial<BonusPorts> = {}) {
  await listen();
  const user = await showFlow(
    createBonusMachine,
    fakeBonusPorts(replaced),
    <BonusFlow shell={openShell} input={bonusInputs.light} onDone={() => {}} />,
    { language },
  );
  await focused(fields[language][0]);
  return user;
}

const read = () => readThrough(screen.getByRole('dialog'));

/** The steps as they are read, and what is heard where a code is asked for and is wrong. Its countdown moves meanwhile. */
async function steps(language: Language) {
  const user = await show(language, {
    register: async () => ({ ...needsCode, resendAfterSeconds: 60 }),
  });
  const register = await read();
  await heard();
  await user.keyboard('{Enter}');
  await focused(fields[language][1]);
  const asked = await heard();
  const confirm = (await read()).map((phrase) => phrase.replace(/\d:\d\d/u, '…'));
  await user.keyboard('0000{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  return { register, asked, confirm, wrong: await heard() };
}

/** The error step as it is heard and read: the fallback, for a service without words. */
async function refusal(language: Language) {
  const register = () =>
    Promise.reject(Object.assign(new Error(), { ...bonusErrors.refused, description: '' }));
  const user = await show(language, { register });
  await heard();
  await user.keyboard('{Enter}');
  await screen.findByRole('alert');
  return { heard: await heard(), error: await read() };
}

describe('what is heard of joining a bonus program', () => {
  it('reads the terms before the button that accepts them, and each step, in Russian [BONUS-008, MODAL-026]', async () => {
    expect(await steps('rus')).toMatchInlineSnapshot(`
      {
        "asked": [
          "textbox, Код",
          "polite: Код подтверждения",
        ],
        "confirm": [
          "dialog, Код подтверждения",
          "Софит",
          "heading, Код подтверждения, level 2",
          "form",
          "paragraph",
          "Отправили код: +79000000002.",
          "end of paragraph",
          "Код",
          "textbox, Код",
          "alert",
          "button, Отправить ещё раз через …, disabled",
          "status",
          "button, Подтвердить, disabled",
          "button, Другой номер",
          "button, Не сейчас",
          "end of form",
          "button, Закрыть",
          "end of dialog, Код подтверждения",
        ],
        "register": [
          "dialog, Подключить бонусы",
          "Софит",
          "heading, Подключить бонусы, level 2",
          "form",
          "Номер телефона",
          "textbox, Номер телефона, +79000000002, Россия или Армения, с кодом страны",
          "paragraph",
          "Россия или Армения, с кодом страны",
          "end of paragraph",
          "alert",
          "heading, Условия, level 3",
          "paragraph",
          "Баллы действуют год. Подключение бесплатно.",
          "end of paragraph",
          "paragraph",
          "Кнопка значит согласие с условиями.",
          "end of paragraph",
          "button, Подключить",
          "button, Не сейчас",
          "end of form",
          "button, Закрыть",
          "end of dialog, Подключить бонусы",
        ],
        "wrong": [
          "assertive: Неверный код",
        ],
      }
    `);
  });
  it('is read in English', async () => {
    expect(await steps('eng')).toMatchInlineSnapshot(`
      {
        "asked": [
          "textbox, Code",
          "polite: Confirmation code",
        ],
        "confirm": [
          "dialog, Confirmation code",
          "Sofit",
          "heading, Confirmation code, level 2",
          "form",
          "paragraph",
          "We sent a code to +79000000002.",
          "end of paragraph",
          "Code",
          "textbox, Code",
          "alert",
          "button, Send again in …, disabled",
          "status",
          "button, Confirm, disabled",
          "button, Another number",
          "button, Not now",
          "end of form",
          "button, Close",
          "end of dialog, Confirmation code",
        ],
        "register": [
          "dialog, Join the bonus program",
          "Sofit",
          "heading, Join the bonus program, level 2",
          "form",
          "Phone number",
          "textbox, Phone number, +79000000002, Russia or Armenia, with the country code",
          "paragraph",
          "Russia or Armenia, with the country code",
          "end of paragraph",
          "alert",
          "heading, Terms, level 3",
          "paragraph",
          "Баллы действуют год. Подключение бесплатно.",
          "end of paragraph",
          "paragraph",
          "By pressing the button you accept the terms.",
          "end of paragraph",
          "button, Join",
          "button, Not now",
          "end of form",
          "button, Close",
          "end of dialog, Join the bonus program",
        ],
        "wrong": [
          "assertive: Wrong code",
        ],
      }
    `);
  });
  it('is read in Armenian', async () => {
    expect(await steps('hye')).toMatchInlineSnapshot(`
      {
        "asked": [
          "textbox, Կոդ",
          "polite: Հաստատման կոդ",
        ],
        "confirm": [
          "dialog, Հաստատման կոդ",
          "Սոֆիտ",
          "heading, Հաստատման կոդ, level 2",
          "form",
          "paragraph",
          "Կոդն ուղարկեցինք՝ +79000000002։",
          "end of paragraph",
          "Կոդ",
          "textbox, Կոդ",
          "alert",
          "button, Ուղարկել նորից … -ից, disabled",
          "status",
          "button, Հաստատել, disabled",
          "button, Այլ համար",
          "button, Ոչ հիմա",
          "end of form",
          "button, Փակել",
          "end of dialog, Հաստատման կոդ",
        ],
        "register": [
          "dialog, Միացնել բոնուսները",
          "Սոֆիտ",
          "heading, Միացնել բոնուսները, level 2",
          "form",
          "Հեռախոսահամար",
          "textbox, Հեռախոսահամար, +79000000002, Ռուսաստան կամ Հայաստան՝ երկրի կոդով",
          "paragraph",
          "Ռուսաստան կամ Հայաստան՝ երկրի կոդով",
          "end of paragraph",
          "alert",
          "heading, Պայմաններ, level 3",
          "paragraph",
          "Баллы действуют год. Подключение бесплатно.",
          "end of paragraph",
          "paragraph",
          "Կոճակը նշանակում է համաձայնություն պայմաններին։",
          "end of paragraph",
          "button, Միացնել",
          "button, Ոչ հիմա",
          "end of form",
          "button, Փակել",
          "end of dialog, Միացնել բոնուսները",
        ],
        "wrong": [
          "assertive: Սխալ կոդ",
        ],
      }
    `);
  });
});

describe('what is heard of a refusal', () => {
  it('takes the reader to the reason, in Russian [BONUS-015]', async () => {
    expect(await refusal('rus')).toMatchInlineSnapshot(`
      {
        "error": [
          "dialog, Бонусы не подключились",
          "Софит",
          "heading, Бонусы не подключились, level 2",
          "alert",
          "paragraph",
          "Программа «Свет» не ответила. Попробуйте позже.",
          "end of paragraph",
          "end of alert",
          "button, Повторить",
          "button, Закрыть",
          "end of dialog, Бонусы не подключились",
        ],
        "heard": [
          "polite: Бонусы не подключились",
        ],
      }
    `);
  });
  it('does so in English', async () => {
    expect(await refusal('eng')).toMatchInlineSnapshot(`
      {
        "error": [
          "dialog, The bonuses were not activated",
          "Sofit",
          "heading, The bonuses were not activated, level 2",
          "alert",
          "paragraph",
          "The programme “Свет” did not answer. Try later.",
          "end of paragraph",
          "end of alert",
          "button, Try again",
          "button, Close",
          "end of dialog, The bonuses were not activated",
        ],
        "heard": [
          "polite: The bonuses were not activated",
        ],
      }
    `);
  });
  it('does so in Armenian', async () => {
    expect(await refusal('hye')).toMatchInlineSnapshot(`
      {
        "error": [
          "dialog, Բոնուսները չմիացան",
          "Սոֆիտ",
          "heading, Բոնուսները չմիացան, level 2",
          "alert",
          "paragraph",
          "«Свет» ծրագիրը չպատասխանեց։ Փորձեք ավելի ուշ։",
          "end of paragraph",
          "end of alert",
          "button, Կրկնել",
          "button, Փակել",
          "end of dialog, Բոնուսները չմիացան",
        ],
        "heard": [
          "polite: Բոնուսները չմիացան",
        ],
      }
    `);
  });
});
