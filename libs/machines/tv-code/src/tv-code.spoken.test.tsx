import { fallSilent, heard } from '@foyer/modal/spoken';
import { findField } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fields, read, show } from './testing-spoken.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** What the field of an operator's code is called, and the button that leads to it. */
const operator = {
  rus: ['Код от оператора', 'У меня код от оператора'],
  eng: ['Code from an operator', 'I have a code from an operator'],
  hye: ['Օպերատորի կոդը', 'Ես օպերատորի կոդ ունեմ'],
} as const;

/** What is read of the form for an operator's code, and heard of one that is wrong. */
async function ofOperator(language: keyof typeof fields) {
  const [label, button] = operator[language];
  const user = await show(language);
  await user.click(screen.getByRole('button', { name: button }));
  const field = await findField(label);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  const form = await read();
  await heard();
  await user.keyboard('OTT-77{Enter}');
  await screen.findByText('Код устарел или уже использован');
  return { form, wrong: await heard() };
}

describe('what is heard of connecting a television', () => {
  it('names the six places and how they may be filled, in Russian [TVCODE-005]', async () => {
    await show('rus');
    expect(await read()).toMatchInlineSnapshot(`
      [
        "main",
        "form",
        "Код с экрана телевизора, шесть знаков",
        "textbox, Код с экрана телевизора, шесть знаков, Можно вставить целиком, с чёрточкой или без неё",
        "paragraph",
        "Можно вставить целиком, с чёрточкой или без неё",
        "end of paragraph",
        "alert",
        "button, Включить экран, disabled",
        "status",
        "button, У меня код от оператора",
        "end of form",
        "end of main",
      ]
    `);
  });

  it('is read in English', async () => {
    await show('eng');
    expect(await read()).toMatchInlineSnapshot(`
      [
        "main",
        "form",
        "Code on the TV screen, six characters",
        "textbox, Code on the TV screen, six characters, It can be pasted whole, with the dash or without it",
        "paragraph",
        "It can be pasted whole, with the dash or without it",
        "end of paragraph",
        "alert",
        "button, Connect, disabled",
        "status",
        "button, I have a code from an operator",
        "end of form",
        "end of main",
      ]
    `);
  });

  it('is read in Armenian', async () => {
    await show('hye');
    expect(await read()).toMatchInlineSnapshot(`
      [
        "main",
        "form",
        "Կոդը հեռուստացույցի էկրանից, վեց նիշ",
        "textbox, Կոդը հեռուստացույցի էկրանից, վեց նիշ, Կարելի է տեղադրել ամբողջությամբ՝ գծիկով կամ առանց դրա",
        "paragraph",
        "Կարելի է տեղադրել ամբողջությամբ՝ գծիկով կամ առանց դրա",
        "end of paragraph",
        "alert",
        "button, Միացնել էկրանը, disabled",
        "status",
        "button, Ես օպերատորի կոդ ունեմ",
        "end of form",
        "end of main",
      ]
    `);
  });
});

describe('what is heard of a code of an operator', () => {
  it('reads the form, and says at once that a code is wrong [TVCODE-013]', async () => {
    expect(await ofOperator('rus')).toMatchInlineSnapshot(`
      {
        "form": [
          "main",
          "form",
          "Код от оператора",
          "textbox, Код от оператора, Напечатан на приставке или в договоре",
          "paragraph",
          "Напечатан на приставке или в договоре",
          "end of paragraph",
          "alert",
          "button, Включить экран, disabled",
          "status",
          "button, Код показывает телевизор",
          "end of form",
          "end of main",
        ],
        "wrong": [
          "assertive: Код устарел или уже использован",
        ],
      }
    `);
  });
  it('does so in English', async () => {
    expect(await ofOperator('eng')).toMatchInlineSnapshot(`
      {
        "form": [
          "main",
          "form",
          "Code from an operator",
          "textbox, Code from an operator, Printed on the set-top box or in the contract",
          "paragraph",
          "Printed on the set-top box or in the contract",
          "end of paragraph",
          "alert",
          "button, Connect, disabled",
          "status",
          "button, The TV shows the code",
          "end of form",
          "end of main",
        ],
        "wrong": [
          "assertive: Код устарел или уже использован",
        ],
      }
    `);
  });
  it('does so in Armenian', async () => {
    expect(await ofOperator('hye')).toMatchInlineSnapshot(`
      {
        "form": [
          "main",
          "form",
          "Օպերատորի կոդը",
          "textbox, Օպերատորի կոդը, Տպված է սարքի վրա կամ պայմանագրում",
          "paragraph",
          "Տպված է սարքի վրա կամ պայմանագրում",
          "end of paragraph",
          "alert",
          "button, Միացնել էկրանը, disabled",
          "status",
          "button, Կոդը ցույց է տալիս հեռուստացույցը",
          "end of form",
          "end of main",
        ],
        "wrong": [
          "assertive: Код устарел или уже использован",
        ],
      }
    `);
  });
});
